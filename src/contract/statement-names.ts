/**
 * What becomes of a line of a provider's statement. Money that came in settles a payment that nobody had confirmed, is
 * posted to a member's account, waits for a payment that is under way, is placed by nobody yet, is known with another
 * amount, or is known already. The other lines are listed and never posted.
 */
export const statementOutcomes = [
  'settled',
  'posted',
  'waiting',
  'unplaced',
  'differs',
  'known',
  'charge',
  'withdrawal',
  'reversal',
  'incomplete',
] as const
export type StatementOutcome = (typeof statementOutcomes)[number]

/** Why a line cannot be read; each has a text, `server.statement.<name>`. */
export const lineFaults = ['cells', 'receipt', 'time', 'time-to-come', 'status', 'amount', 'twice'] as const
export type LineFault = (typeof lineFaults)[number]

/** The columns of a line as it is shown, whatever its provider calls them. */
export const statementColumns = ['receipt', 'at', 'amount', 'account', 'payer'] as const

/** The most lines of a statement. What each would become is looked up before it is imported. */
export const mostStatementLines = 5000
