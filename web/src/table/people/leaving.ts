/** What getting up and conceding mean, as the server will do it. */
import type { PublicSeat } from "../connection/wire";

const isPersons = (seat: PublicSeat): boolean => seat.kind === "human" || (seat.stands_in ?? false);

/** Does another person play here than those at this screen? */
export const othersHere = (seats: readonly PublicSeat[], held: readonly number[]): boolean =>
  seats.some((seat) => isPersons(seat) && !held.includes(seat.seat));

/** The game goes on while another person has somebody to play against. */
export function concedingEnds(seats: readonly PublicSeat[], me: number): boolean {
  const running = seats.filter(({ seat, conceded }) => seat !== me && !conceded);
  return !running.some(isPersons) || running.length < 2;
}
