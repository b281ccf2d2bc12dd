/** A single word of letters. Several could be a sentence that somebody wants mailed to a third person. */
const oneWord = /^(?:\p{L}\p{M}*){1,20}$/u

/** Words that fraudulent messages often begin with, and that are rarely names. */
const lures = new Set(
  'account alert attention beware bonus cash casino claim click congratulations crypto danger fraud free gift help important invoice jackpot locked loan money notice overdue password payment payout prize refund reward security support suspended urgent verify voucher warning winner won'.split(
    ' ',
  ),
)

export const greetedName = (firstName: string): string =>
  oneWord.test(firstName) && !lures.has(firstName.toLowerCase()) ? firstName : ''
