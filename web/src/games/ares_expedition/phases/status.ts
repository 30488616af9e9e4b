/** Who is still at it: everybody acts at once, and the phase ends when the last one is done. */
import type { AresExpedition, Phase, Player } from "../view";
import { PHASES } from "../view";

export type Status = "choosing" | "chosen" | "acting" | "done" | "waits";

export function status(view: AresExpedition, player: Player): Status | null {
  if (view.outcome) return null;
  if (view.pending.includes(player.player)) return view.phase ? "acting" : "choosing";
  if (player.planned) return "chosen";
  return view.phase ? "done" : "waits";
}

export interface Door {
  readonly phase: Phase;
  /** Chosen for this round by somebody, and revealed. */
  readonly open: boolean;
  readonly now: boolean;
  readonly past: boolean;
  /** Who chose it for this round, as far as it is known. */
  readonly choosers: readonly number[];
  /** Who chose it in the round before and cannot choose it again. */
  readonly last: readonly number[];
  /** My own choice that nobody else sees yet. */
  readonly mine: boolean;
  readonly bot: boolean;
}

export function doors(view: AresExpedition): Door[] {
  const revealed = view.phases.length > 0;
  const at = view.phase ? PHASES.indexOf(view.phase) : -1;
  const by = (phase: Phase): number[] =>
    view.players.filter((player) => player.phase === phase).map(({ player }) => player);
  return PHASES.map((phase, i) => ({
    phase,
    open: view.phases.includes(phase),
    now: view.phase === phase,
    past: view.phases.includes(phase) && i < at,
    choosers: revealed ? by(phase) : [],
    last: revealed ? [] : by(phase),
    mine: !revealed && view.you !== null && view.players[view.you]?.plan === phase,
    bot: view.bot?.plan === phase,
  }));
}
