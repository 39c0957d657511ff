import type { BankTransferRow } from '../../../../../contract/bank-transfers.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { SaveFileButton } from '../../../../documents/SaveFileButton.tsx'

interface SlipButtonProps {
  readonly transfer: Pick<BankTransferRow, 'id' | 'number'>
  readonly fileName: string
}

/** Saves the slip of a bank transfer. */
export function SlipButton({ transfer: { id, number }, fileName }: SlipButtonProps) {
  const text = useText()
  return (
    <SaveFileButton
      label={text('portal.finance.transfers.slip')}
      about={number}
      address={`admin/finance/transfers/${id}/slip`}
      fileName={fileName}
    />
  )
}
