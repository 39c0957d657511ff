/** What was posted, or heard or decided about money: only added to. */
export const unchangedTables = [
  'ledger_documents',
  'ledger_transfers',
  'payment_messages',
  'payment_decisions',
  'received_messages',
  'received_decisions',
  'heard_decisions',
  'reversal_messages',
  'provider_statements',
  'statement_lines',
  'bank_slips',
  'unread_messages',
  'reversal_addresses',
  'billing_runs',
  'bill_reminders',
] as const

/** What changes with postings and messages, and is never removed. */
export const unremovedTables = [
  'payments',
  'received_money',
  'payment_reversals',
  'ledger_lines',
  'ledger_balances',
  'yearly_bills',
] as const

/** What is about money by its name, and may be removed: how far lists were read, and tokens that providers gave. */
export const passingTables: readonly string[] = ['provider_tokens', 'received_lists']

/** How tables that are about money are called. */
export const moneyNames = '^(ledger|payment|received|heard|reversal|provider|statement|bank|bill|yearly|unread)'
