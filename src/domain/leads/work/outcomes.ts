export const outcomes = ['answered', 'sold', 'not-a-buyer', 'spam'] as const
export type LeadOutcome = (typeof outcomes)[number]

/** 'take' while nobody has it, 'take-over' from somebody who has; 'real' of a message that looked like spam. */
export const leadActions = ['take', 'take-over', ...outcomes, 'real', 'undo'] as const
export type LeadAction = (typeof leadActions)[number]
