"""Automated projects: they do something once, and their tags count."""

from __future__ import annotations

from typing import Final

from arsia.games.mars_engine.components.resources import ANIMAL, ENERGY, HEAT, MC, PLANTS, STEEL, TITANIUM
from arsia.games.mars_engine.components.tags import (
    ANIMAL_TAG,
    BUILDING,
    CITY_TAG,
    EARTH,
    JOVIAN,
    MICROBE_TAG,
    PLANT,
    POWER,
    SCIENCE,
    SPACE,
)
from arsia.games.mars_engine.effects.counts import OwnTags
from arsia.games.mars_engine.effects.mat import Lose, RaiseRating, RaiseRatingPer, gain
from arsia.games.mars_engine.effects.needs import TagNeed
from arsia.games.mars_engine.effects.one_of import one_of
from arsia.games.mars_engine.effects.points import PerTag, Points
from arsia.games.terraforming_mars.cards.card import Card, automated
from arsia.games.terraforming_mars.cards.single import ConvertProduction, CopyBox
from arsia.games.terraforming_mars.components import CITY, OCEAN
from arsia.games.terraforming_mars.effects.cards import AddToCard, Draw
from arsia.games.terraforming_mars.effects.climate import PlaceOcean, RaiseOxygen, RaiseTemperature
from arsia.games.terraforming_mars.effects.counts import Cities, EventsPlayed, OthersTags
from arsia.games.terraforming_mars.effects.mat import GainPer, ProducePer, production
from arsia.games.terraforming_mars.effects.needs import (
    CitiesInPlay,
    ProductionNeed,
    oceans,
    oceans_at_most,
    oxygen,
    oxygen_at_most,
    temperature,
    temperature_at_most,
)
from arsia.games.terraforming_mars.effects.points import PerCities, per_neighbour
from arsia.games.terraforming_mars.effects.rivals import Decrease
from arsia.games.terraforming_mars.effects.spots import (
    CITY_SPOTS,
    GANYMEDE_SPOT,
    GREENERY_SPOTS,
    ISOLATED,
    LAND_SPOTS,
    METAL_NEXT_TO_OWN,
    METAL_SPOTS,
    NEXT_TO_TWO_CITIES,
    NOCTIS_SPOT,
    PHOBOS_SPOT,
    SEA_SPOTS,
)
from arsia.games.terraforming_mars.effects.tiles import (
    place,
    place_city,
    place_greenery,
    produce_metal_under,
)

GREEN: Final[tuple[Card, ...]] = (
    automated("colonizer_training_camp", 8, JOVIAN, BUILDING, needs=oxygen_at_most(5), points=Points(2)),
    automated(
        "asteroid_mining_consortium",
        13,
        JOVIAN,
        needs=ProductionNeed(TITANIUM, 1),
        now=(production(titanium=1), Decrease(TITANIUM, 1)),
        points=Points(1),
        corporate=True,
    ),
    automated("deep_well_heating", 13, POWER, BUILDING, now=(production(energy=1), RaiseTemperature(1))),
    automated("cloud_seeding", 11, needs=oceans(3), now=(production(mc=-1, plants=2), Decrease(HEAT, 1))),
    automated(
        "capital",
        26,
        CITY_TAG,
        BUILDING,
        needs=oceans(4),
        now=(production(mc=5, energy=-2), place("capital", CITY_SPOTS)),
        points=per_neighbour(OCEAN, of="capital"),
    ),
    automated(
        "domed_crater",
        24,
        CITY_TAG,
        BUILDING,
        needs=oxygen_at_most(7),
        now=(production(mc=3, energy=-1), gain(plants=3), place_city()),
        points=Points(1),
    ),
    automated("noctis_city", 18, CITY_TAG, BUILDING, now=(production(mc=3, energy=-1), place_city(NOCTIS_SPOT))),
    automated(
        "methane_from_titan", 28, JOVIAN, SPACE, needs=oxygen(2), now=production(plants=2, heat=2), points=Points(2)
    ),
    automated(
        "phobos_space_haven",
        25,
        SPACE,
        CITY_TAG,
        now=(production(titanium=1), place_city(PHOBOS_SPOT)),
        points=Points(3),
    ),
    automated("black_polar_dust", 15, now=(production(mc=-2, heat=3), PlaceOcean())),
    automated(
        "eos_chasma_national_park",
        16,
        PLANT,
        BUILDING,
        needs=temperature(-12),
        now=(production(mc=2), gain(plants=3), AddToCard(ANIMAL, 1)),
        points=Points(1),
    ),
    automated(
        "cupola_city", 16, CITY_TAG, BUILDING, needs=oxygen_at_most(9), now=(production(mc=3, energy=-1), place_city())
    ),
    automated("lunar_beam", 13, EARTH, POWER, now=production(mc=-2, energy=2, heat=2)),
    automated("underground_city", 18, CITY_TAG, BUILDING, now=(production(steel=2, energy=-2), place_city())),
    automated("asteroid_mining", 30, JOVIAN, SPACE, now=production(titanium=2), points=Points(2)),
    automated("food_factory", 12, BUILDING, now=production(mc=4, plants=-1), points=Points(1)),
    automated("archaebacteria", 6, MICROBE_TAG, needs=temperature_at_most(-18), now=production(plants=1)),
    automated("carbonate_processing", 6, BUILDING, now=production(energy=-1, heat=3)),
    automated(
        "natural_preserve",
        9,
        SCIENCE,
        BUILDING,
        needs=oxygen_at_most(4),
        now=(production(mc=1), place("natural_preserve", ISOLATED)),
        points=Points(1),
    ),
    automated("nuclear_power", 10, POWER, BUILDING, now=production(mc=-2, energy=3)),
    automated(
        "lightning_harvest",
        8,
        POWER,
        needs=TagNeed(SCIENCE, 3),
        now=production(mc=1, energy=1),
        points=Points(1),
        corporate=True,
    ),
    automated("algae", 10, PLANT, needs=oceans(5), now=(production(plants=2), gain(plants=1))),
    automated("adapted_lichen", 9, PLANT, now=production(plants=1)),
    automated(
        "miranda_resort", 12, JOVIAN, SPACE, now=ProducePer(MC, OwnTags(EARTH)), points=Points(1), corporate=True
    ),
    automated("lake_marineris", 18, needs=temperature(0), now=(PlaceOcean(), PlaceOcean()), points=Points(2)),
    automated(
        "kelp_farming", 17, PLANT, needs=oceans(6), now=(production(mc=2, plants=3), gain(plants=2)), points=Points(1)
    ),
    automated("mine", 4, BUILDING, now=production(steel=1), corporate=True),
    automated("vesta_shipyard", 15, JOVIAN, SPACE, now=production(titanium=1), points=Points(1), corporate=True),
    automated(
        "beam_from_a_thorium_asteroid",
        32,
        JOVIAN,
        SPACE,
        POWER,
        needs=TagNeed(JOVIAN, 1),
        now=production(energy=3, heat=3),
        points=Points(1),
    ),
    automated("mangrove", 12, PLANT, needs=temperature(4), now=place_greenery(SEA_SPOTS), points=Points(1)),
    automated("trees", 13, PLANT, needs=temperature(-4), now=(production(plants=3), gain(plants=1)), points=Points(1)),
    automated(
        "great_escarpment_consortium",
        6,
        needs=ProductionNeed(STEEL, 1),
        now=(production(steel=1), Decrease(STEEL, 1)),
        corporate=True,
    ),
    automated(
        "mining_area",
        4,
        BUILDING,
        now=(place("mining_area", METAL_NEXT_TO_OWN), produce_metal_under("mining_area")),
        corporate=True,
    ),
    automated("building_industries", 6, BUILDING, now=production(steel=2, energy=-1), corporate=True),
    automated(
        "mining_rights", 9, BUILDING, now=(place("mining_rights", METAL_SPOTS), produce_metal_under("mining_rights"))
    ),
    automated("sponsors", 6, EARTH, now=production(mc=2), corporate=True),
    automated("solar_wind_power", 11, SCIENCE, SPACE, POWER, now=(production(energy=1), gain(titanium=2))),
    automated("ganymede_colony", 20, JOVIAN, SPACE, CITY_TAG, now=place_city(GANYMEDE_SPOT), points=PerTag(JOVIAN)),
    automated("callisto_penal_mines", 24, JOVIAN, SPACE, now=production(mc=3), points=Points(2), corporate=True),
    automated("giant_space_mirror", 17, POWER, SPACE, now=production(energy=3)),
    automated("trans_neptune_probe", 6, SCIENCE, SPACE, points=Points(1), corporate=True),
    automated(
        "commercial_district",
        16,
        BUILDING,
        now=(production(mc=4, energy=-1), place("commercial_district", LAND_SPOTS)),
        points=per_neighbour(CITY, of="commercial_district"),
        corporate=True,
    ),
    automated("robotic_workforce", 9, SCIENCE, now=CopyBox(BUILDING), corporate=True),
    automated("grass", 11, PLANT, needs=temperature(-16), now=(production(plants=1), gain(plants=3))),
    automated("heather", 6, PLANT, needs=temperature(-14), now=(production(plants=1), gain(plants=1))),
    automated("peroxide_power", 7, POWER, BUILDING, now=production(mc=-1, energy=2)),
    automated("research", 11, SCIENCE, SCIENCE, now=Draw(2), points=Points(1), corporate=True),
    automated(
        "gene_repair", 12, SCIENCE, needs=TagNeed(SCIENCE, 3), now=production(mc=2), points=Points(2), corporate=True
    ),
    automated(
        "io_mining_industries",
        41,
        JOVIAN,
        SPACE,
        now=production(mc=2, titanium=2),
        points=PerTag(JOVIAN),
        corporate=True,
    ),
    automated("bushes", 10, PLANT, needs=temperature(-10), now=(production(plants=2), gain(plants=2))),
    automated("greenhouses", 6, PLANT, BUILDING, now=GainPer(PLANTS, Cities(on_mars=False))),
    automated(
        "nuclear_zone", 10, EARTH, now=(RaiseTemperature(2), place("nuclear_zone", LAND_SPOTS)), points=Points(-2)
    ),
    automated("tropical_resort", 13, BUILDING, now=production(mc=3, heat=-2), points=Points(2), corporate=True),
    automated("toll_station", 12, SPACE, now=ProducePer(MC, OthersTags(SPACE)), corporate=True),
    automated("fueled_generators", 1, POWER, BUILDING, now=production(mc=-1, energy=1)),
    automated("power_grid", 18, POWER, now=ProducePer(ENERGY, OwnTags(POWER))),
    automated("acquired_company", 10, EARTH, now=production(mc=3), corporate=True),
    automated("media_archives", 8, EARTH, now=GainPer(MC, EventsPlayed()), corporate=True),
    automated(
        "open_city",
        23,
        CITY_TAG,
        BUILDING,
        needs=oxygen(12),
        now=(production(mc=4, energy=-1), gain(plants=2), place_city()),
        points=Points(1),
    ),
    automated("solar_power", 11, POWER, BUILDING, now=production(energy=1), points=Points(1)),
    automated("breathing_filters", 11, SCIENCE, needs=oxygen(7), points=Points(2)),
    automated("artificial_photosynthesis", 12, SCIENCE, now=one_of(production(plants=1), production(energy=2))),
    automated("artificial_lake", 15, BUILDING, needs=temperature(-6), now=PlaceOcean(LAND_SPOTS), points=Points(1)),
    automated("geothermal_power", 11, POWER, BUILDING, now=production(energy=2)),
    automated(
        "farming", 16, PLANT, needs=temperature(4), now=(production(mc=2, plants=2), gain(plants=2)), points=Points(2)
    ),
    automated("dust_seals", 2, needs=oceans_at_most(3), points=Points(1)),
    automated(
        "urbanized_area", 10, CITY_TAG, BUILDING, now=(production(mc=2, energy=-1), place_city(NEXT_TO_TWO_CITIES))
    ),
    automated("moss", 4, PLANT, needs=oceans(3), now=(production(plants=1), Lose(PLANTS, 1))),
    automated("hackers", 3, now=(production(mc=2, energy=-1), Decrease(MC, 2)), points=Points(-1), corporate=True),
    automated("ghg_factories", 11, BUILDING, now=production(energy=-1, heat=4)),
    automated("zeppelins", 13, needs=oxygen(5), now=ProducePer(MC, Cities(on_mars=True)), points=Points(1)),
    automated("worms", 8, MICROBE_TAG, needs=oxygen(4), now=ProducePer(PLANTS, OwnTags(MICROBE_TAG, every=2))),
    automated("fusion_power", 14, SCIENCE, POWER, BUILDING, needs=TagNeed(POWER, 2), now=production(energy=3)),
    automated(
        "advanced_ecosystems",
        11,
        PLANT,
        MICROBE_TAG,
        ANIMAL_TAG,
        needs=(TagNeed(PLANT, 1), TagNeed(ANIMAL_TAG, 1), TagNeed(MICROBE_TAG, 1)),
        points=Points(3),
    ),
    automated("great_dam", 12, POWER, BUILDING, needs=oceans(4), now=production(energy=2), points=Points(1)),
    automated("cartel", 8, EARTH, now=ProducePer(MC, OwnTags(EARTH)), corporate=True),
    automated("strip_mine", 25, BUILDING, now=(production(steel=2, titanium=1, energy=-2), RaiseOxygen(2))),
    automated("wave_power", 8, POWER, needs=oceans(3), now=production(energy=1), points=Points(1)),
    automated("power_plant", 4, POWER, BUILDING, now=production(energy=1)),
    automated("mohole_area", 20, BUILDING, now=(production(heat=4), place("mohole_area", SEA_SPOTS))),
    automated("titanium_mine", 7, BUILDING, now=production(titanium=1), corporate=True),
    automated(
        "tectonic_stress_power",
        18,
        POWER,
        BUILDING,
        needs=TagNeed(SCIENCE, 2),
        now=production(energy=3),
        points=Points(1),
    ),
    automated("nitrophilic_moss", 8, PLANT, needs=oceans(3), now=(production(plants=2), Lose(PLANTS, 2))),
    automated("insects", 9, MICROBE_TAG, needs=oxygen(6), now=ProducePer(PLANTS, OwnTags(PLANT))),
    automated("insulation", 2, now=ConvertProduction(HEAT, MC)),
    automated(
        "designed_microorganisms", 16, SCIENCE, MICROBE_TAG, needs=temperature_at_most(-14), now=production(plants=2)
    ),
    automated("industrial_microbes", 12, MICROBE_TAG, BUILDING, now=production(steel=1, energy=1)),
    automated("lichen", 7, PLANT, needs=temperature(-24), now=production(plants=1)),
    automated(
        "power_supply_consortium",
        5,
        POWER,
        needs=TagNeed(POWER, 2),
        now=(production(energy=1), Decrease(ENERGY, 1)),
        corporate=True,
    ),
    automated("micro_mills", 3, now=production(heat=1)),
    automated("magnetic_field_generators", 20, BUILDING, now=(production(plants=2, energy=-4), RaiseRating(3))),
    automated("windmills", 6, POWER, BUILDING, needs=oxygen(7), now=production(energy=1), points=Points(1)),
    automated(
        "tundra_farming",
        16,
        PLANT,
        needs=temperature(-6),
        now=(production(mc=2, plants=1), gain(plants=1)),
        points=Points(2),
    ),
    automated("magnetic_field_dome", 5, BUILDING, now=(production(plants=1, energy=-2), RaiseRating(1))),
    automated("protected_valley", 23, PLANT, BUILDING, now=(production(mc=2), place_greenery(SEA_SPOTS))),
    automated("satellites", 10, SPACE, now=ProducePer(MC, OwnTags(SPACE)), corporate=True),
    automated(
        "noctis_farming",
        10,
        PLANT,
        BUILDING,
        needs=temperature(-20),
        now=(production(mc=1), gain(plants=2)),
        points=Points(1),
    ),
    automated("heat_trappers", 6, POWER, BUILDING, now=(production(energy=1), Decrease(HEAT, 2)), points=Points(-1)),
    automated("soil_factory", 9, BUILDING, now=production(plants=1, energy=-1), points=Points(1)),
    automated("fuel_factory", 6, BUILDING, now=production(mc=1, titanium=1, energy=-1), corporate=True),
    automated(
        "corporate_stronghold",
        11,
        CITY_TAG,
        BUILDING,
        now=(production(mc=3, energy=-1), place_city()),
        points=Points(-2),
        corporate=True,
    ),
    automated(
        "biomass_combustors",
        4,
        POWER,
        BUILDING,
        needs=oxygen(6),
        now=(production(energy=2), Decrease(PLANTS, 1)),
        points=Points(-1),
    ),
    automated("rad_suits", 6, needs=CitiesInPlay(2), now=production(mc=1), points=Points(1), corporate=True),
    automated("energy_saving", 15, POWER, now=ProducePer(ENERGY, Cities(on_mars=False))),
    automated("plantation", 15, PLANT, needs=TagNeed(SCIENCE, 2), now=place_greenery(GREENERY_SPOTS)),
    automated("lagrange_observatory", 9, SCIENCE, SPACE, now=Draw(1), points=Points(1), corporate=True),
    automated(
        "terraforming_ganymede",
        33,
        JOVIAN,
        SPACE,
        now=RaiseRatingPer(OwnTags(JOVIAN)),
        points=Points(2),
        corporate=True,
    ),
    automated("immigration_shuttles", 31, EARTH, SPACE, now=production(mc=5), points=PerCities(every=3)),
    automated(
        "energy_tapping", 3, POWER, now=(production(energy=1), Decrease(ENERGY, 1)), points=Points(-1), corporate=True
    ),
    automated("soletta", 35, SPACE, now=production(heat=7)),
    automated("rad_chem_factory", 8, BUILDING, now=(production(energy=-1), RaiseRating(2))),
    automated(
        "medical_lab",
        13,
        SCIENCE,
        BUILDING,
        now=ProducePer(MC, OwnTags(BUILDING, every=2)),
        points=Points(1),
        corporate=True,
    ),
)
