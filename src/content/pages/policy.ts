/** The words around the text of every policy. */
export const policyPage = {
  lastUpdated: 'Last updated',
  contents: 'On this page',
  contact: {
    heading: 'Ask about this policy',
    text: 'If anything above is not clear, the phone is quickest. By e-mail, name the heading that your question is about.',
  },
} as const
