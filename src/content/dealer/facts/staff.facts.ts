import { dealerFile } from '../reading/dealer-files.ts'

/** People whom the dealer's folder lets sign in to the desk. Server only: must not reach the browser. */
export const dealerStaff = dealerFile('team.yaml').team.flatMap(({ name, staffEmail }) =>
  staffEmail ? [{ name, email: staffEmail.trim().toLowerCase() }] : [],
)
