/**
 * Who is who among colonists that look alike: the rules count them, but a picture in which one walks from the Ship to
 * Mars needs to know which one walked. Whoever is missing in one place is the one who turned up in another.
 */

export type Crew = ReadonlyMap<string, readonly number[]>;
export type Count = ReadonlyMap<string, number>;

export function follow(before: Crew, now: Count): Crew {
  const after = new Map<string, number[]>();
  const walking: number[] = [];
  for (const [place, ids] of before) {
    const stay = now.get(place) ?? 0;
    after.set(place, ids.slice(0, stay));
    walking.push(...ids.slice(stay));
  }
  let fresh = [...before.values()].reduce((sum, ids) => sum + ids.length, 0);
  for (const [place, n] of now) {
    const here = after.get(place) ?? [];
    while (here.length < n) here.push(walking.pop() ?? fresh++);
    after.set(place, here);
  }
  return after;
}
