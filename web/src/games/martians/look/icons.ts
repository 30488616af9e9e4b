/** Which icon stands for what. */
export const TECHNOLOGY_ICONS: Readonly<Record<string, string>> = {
  long_arm: "arm",
  weather_reports: "weather",
  dna_modification: "helix",
  solar_energy: "solar",
  kinetic_energy: "turbine",
  molecular_sensor: "sensor",
  medicine: "pill",
  co2_converter: "oxygen",
  birth_control: "family",
};

export const WEATHER_ICONS: Readonly<Record<string, string>> = {
  stable: "calm",
  solar_activity_cheap: "weather",
  solar_activity_rich: "weather",
  wind: "turbine",
  sandstorm_poor: "storm",
  sandstorm_costly: "storm",
  earthquake: "quake",
};

export const EXPLORATION_ICONS: Readonly<Record<string, string>> = {
  clear: "path",
  regolith_cache: "regolith",
  ice_cache: "ice",
  mineral_vein: "mineral",
  crashed_probe: "probe",
  rockfall: "rocks",
  relic: "relic",
};

export const INSTALLATION_ICONS: Readonly<Record<string, string>> = { solar: "solar", wind: "turbine" };
