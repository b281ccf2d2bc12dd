/** The words around the text of every policy. */
export const policyPage = {
  lastUpdated: 'Last updated',
  contents: 'On this page',
  contact: {
    heading: 'Ask about this policy',
    text: 'Anything that is not clear from the text above is settled quickest by phone. By e-mail, name the heading that your question is about.',
  },
} as const
