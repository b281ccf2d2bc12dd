export const outcomes = ['answered', 'sold', 'not-a-buyer', 'spam'] as const
export type LeadOutcome = (typeof outcomes)[number]

/** 'take' by whoever is first, 'take-over' from somebody who has it. */
export const leadActions = ['take', 'take-over', ...outcomes, 'undo'] as const
export type LeadAction = (typeof leadActions)[number]
