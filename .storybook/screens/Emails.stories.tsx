import { expect } from 'storybook/test'
import type { within } from 'storybook/test'
import type { SampleMessages } from '../../scripts/vite/samples/sample-messages.ts'
import { Email, TextMessages } from './Email.tsx'

export default { title: 'Screens/E-mails', component: Email }

interface Shown {
  readonly globals: Record<string, unknown>
}

const email = (kind: keyof SampleMessages['emails']) => ({
  render: (_: unknown, { globals }: Shown) => (
    <Email kind={kind} tenant={String(globals.tenant)} language={String(globals.language)} />
  ),
  play: async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
    const heading = await canvas.findByRole('heading', { level: 1 })
    await expect(heading).not.toBeEmptyDOMElement()
  },
})

export const Activation = email('activation')
export const AccountExists = email('taken')
export const AccountChanged = email('account-changed')
export const PasswordLink = email('password-link')
export const PasswordReset = email('password-reset')
export const MemberActivation = email('member-activation')
export const AdministratorAdded = email('administrator-added')
export const StaffAdded = email('staff-added')
export const CaseNews = email('case')
export const PublicationFailed = email('publication-failed')
export const FeeReminder = email('fee-reminder')
export const PaymentReceived = email('payment-received')
export const PaymentKept = email('payment-kept')
export const PaymentFailed = email('payment-failed')
export const PaymentUnconfirmed = email('payment-unconfirmed')
export const PaymentExamined = email('payment-examined')
export const PaymentReturned = email('payment-returned')
export const ReceiptReversed = email('receipt-reversed')
export const RefundPaid = email('refund-paid')
export const RefereeRequest = email('referee-request')
export const RefereeReminder = email('referee-reminder')

export const TextMessage = {
  render: (_: unknown, { globals }: Shown) => (
    <TextMessages tenant={String(globals.tenant)} language={String(globals.language)} />
  ),
}
