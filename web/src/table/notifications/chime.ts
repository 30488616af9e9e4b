/** A short sound, made here: two soft notes, a fifth apart. */

const NOTES = [587.33, 880] as const;
const LENGTH = 0.45;
const LOUD = 0.07;

let context: AudioContext | null = null;

/** Browsers let a page sound only once somebody has touched it. */
export function wakeSound(): void {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
  } catch {
    // A browser without sound still plays.
  }
}

/** What sounds are made with, once somebody has touched the page: before that a browser would only keep them for later. */
export const sounding = (): AudioContext | null => (context?.state === "running" ? context : null);

export function chime(): void {
  wakeSound();
  if (!context) return;
  const start = context.currentTime + 0.02;
  NOTES.forEach((pitch, i) => {
    const at = start + i * 0.14;
    const note = context!.createOscillator();
    const volume = context!.createGain();
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(LOUD, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH);
    note.connect(volume).connect(context!.destination);
    note.start(at);
    note.stop(at + LENGTH);
  });
}
