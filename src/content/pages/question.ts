export type Question = { readonly question: string; readonly answer: string }
