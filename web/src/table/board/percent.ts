/** A part of a whole, as a style says it. */
export const percent = (value: number, whole: number): string => `${((value / whole) * 100).toFixed(3)}%`;
