/** With a due time, these are planned steps; without one, steps that were done. */
export const plannedKinds = ['call', 'test-drive', 'deposit', 'quote'] as const
export type PlannedKind = (typeof plannedKinds)[number]

export const stepKinds = ['no-answer', 'voicemail', ...plannedKinds] as const

/** The names are stored, so add new ones but never rename one. */
export const eventKinds = ['note', 'reply', ...stepKinds] as const
export type EventKind = (typeof eventKinds)[number]

export const isPlannedKind = (kind: EventKind): kind is PlannedKind => plannedKinds.some((one) => one === kind)

/** Planned steps that an event settles. A call without an answer still settles a planned call. */
export const settledBy = (kind: EventKind): readonly EventKind[] =>
  kind === 'no-answer' || kind === 'voicemail' ? ['call'] : isPlannedKind(kind) ? [kind] : []
