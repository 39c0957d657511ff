import type { RowSource } from '../../generated/closed-names.ts'

/** What a value of a row is. */
export type RowValueKind = 'text' | 'date' | 'money' | 'yes-no'

type RowFields = Readonly<Record<string, RowValueKind>>

const entryFields: RowFields = {
  documentNo: 'text',
  externalDocumentNo: 'text',
  documentType: 'text',
  documentDate: 'date',
  postingDate: 'date',
  dueDate: 'date',
  description: 'text',
  amountLCY: 'money',
  remainingAmtLCY: 'money',
}

const subscriptionFields: RowFields = {
  subsPeriod: 'text',
  memberCategory: 'text',
  status: 'text',
  billedAmount: 'money',
  paidAmount: 'money',
  remainingAmtLCY: 'money',
  lastPaidDate: 'date',
  dueDate: 'date',
  billed: 'yes-no',
  paid: 'yes-no',
  fullyPaid: 'yes-no',
  recieptNo: 'text',
  postedReceiptNo: 'text',
  documentNo: 'text',
  serviceRequestCode: 'text',
  profileID: 'text',
  memberNo: 'text',
}

const paymentFields: RowFields = {
  paymentCode: 'text',
  paymentDate: 'date',
  paymentFrom: 'text',
  paymentTo: 'text',
  amount: 'money',
  paymentID: 'text',
  paymentType: 'text',
  yearOfSubscription: 'text',
}

/** What the rows of each source have, for columns and conditions. */
export const rowFields: Readonly<Record<RowSource, RowFields>> = {
  'ledger/statement': entryFields,
  'ledger/pending': entryFields,
  'ledger/subscriptions': subscriptionFields,
  'ledger/payments': paymentFields,
}
