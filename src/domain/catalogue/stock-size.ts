/** Browsers load up to this many vehicles and filter them; beyond it they ask for what they show. */
export const WHOLE_LIST_LIMIT = 500
