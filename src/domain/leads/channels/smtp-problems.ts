import type { DeliveryProblem, ProblemKind } from '../../../server/database/jobs/delivery-problem.ts'

/** nodemailer's errors, which its types describe only in part. */
type SmtpError = {
  code?: string
  command?: string
  responseCode?: number
  response?: string
  recipient?: string
  rejectedErrors?: readonly SmtpError[]
  message?: string
}

/** From RFC 4954 and nodemailer. */
const signInReplies = [530, 534, 535, 538]
const signInCodes = ['EAUTH', 'ENOAUTH', 'EOAUTH2']
/** Codes of a connection that failed before the email itself was sent. */
const unansweredCodes = ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EPROXY', 'EABORT', 'EPROTOCOL']

/** RFC 3463: the server's rules reject the message, no matter who it's for. */
const isPolicy = (response = ''): boolean => /^5\d\d[ -]5\.7\.\d/.test(response)

function kindOf({ code = '', command, responseCode, response }: SmtpError): ProblemKind {
  if (responseCode !== undefined && responseCode < 500) return 'temporary'
  if (unansweredCodes.includes(code)) return 'network'
  if (signInCodes.includes(code) || (responseCode && signInReplies.includes(responseCode))) return 'sign-in'
  if (responseCode) return command === 'RCPT TO' && !isPolicy(response) ? 'address' : 'message'
  return 'other'
}

/** One problem for each rejected recipient, otherwise one for the whole email. */
export function smtpProblems(error: SmtpError): DeliveryProblem[] {
  const { rejectedErrors: each = [] } = error
  return (each.length > 0 ? each : [error]).map((one) => ({
    address: one.recipient ?? '',
    kind: kindOf(one),
    code: one.responseCode ?? null,
    answer: one.response ?? one.message ?? '',
  }))
}
