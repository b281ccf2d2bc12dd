/** The words around every policy's text. */
export const policyPage = {
  published: 'First published',
  lastUpdated: 'Last updated',
  contents: 'On this page',
  contact: {
    heading: 'Ask about this policy',
    text: 'If anything above isn’t clear, call us. If you email, tell us which section you mean.',
  },
} as const
