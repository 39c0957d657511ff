import { useText } from '../../../../renderer/texts/use-text.ts'
import { SaveFileButton } from '../../../documents/SaveFileButton.tsx'

/** Saves the entries that the filters leave, of every page. */
export function ExportButton({ filters }: { readonly filters: URLSearchParams }) {
  const text = useText()
  return (
    <SaveFileButton
      label={text('portal.export.csv')}
      address={`admin/audit/export?${filters.toString()}`}
      fileName={`${text('portal.audit.title')}.csv`}
    />
  )
}
