export const outcomes = ['answered', 'sold', 'not-a-buyer', 'spam'] as const
export type LeadOutcome = (typeof outcomes)[number]

/** 'take' is for a message that nobody has taken, 'take-over' for one that somebody else has, 'real' for one that looked like spam. */
export const leadActions = ['take', 'take-over', ...outcomes, 'real', 'undo'] as const
export type LeadAction = (typeof leadActions)[number]
