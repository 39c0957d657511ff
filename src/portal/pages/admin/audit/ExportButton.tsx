import { useText } from '../../../../renderer/texts/use-text.ts'
import { ExportMenu } from '../../../documents/ExportMenu.tsx'

/** Saves the entries that the filters leave, of every page. */
export function ExportButton({ filters }: { readonly filters: URLSearchParams }) {
  const text = useText()
  return <ExportMenu address="admin/audit/export" filters={filters} fileName={text('portal.audit.title')} />
}
