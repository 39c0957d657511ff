import { useText } from '../../../renderer/texts/use-text.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { MessageDelivery } from './MessageDelivery.tsx'

/** The delivery of the organisation's messages, for administrators (OPS-08). */
export function AdminMessagesPage() {
  const text = useText()
  return (
    <>
      <PageHeading title={text('portal.messages.title')} lead={text('portal.messages.lead')} />
      <MessageDelivery />
    </>
  )
}
