import { styled } from '@mui/material/styles'
import type { FieldIssue } from '../../engine/document/issue.ts'
import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import { AlertBanner } from '../feedback/AlertBanner.tsx'
import { OneNotice } from '../feedback/notices/OneNotice.tsx'
import { fieldTitleAt } from '../../engine/validation/field-title-at.ts'
import { useText } from '../texts/use-text.ts'

export interface IncompleteNoticeProps {
  readonly form: CompiledForm
  /** The answers that the record lacks under the current form; if there are none, nothing is shown. */
  readonly issues: readonly FieldIssue[]
}

/** Lists the answers of a stored record that must be completed because its form now asks for more. */
export function IncompleteNotice({ form, issues }: IncompleteNoticeProps) {
  const text = useText()
  const titles = [...new Set(issues.map(({ pointer }) => fieldTitleAt(form.document, pointer)))]
  if (issues.length === 0) return null
  return (
    <OneNotice name="lacking">
      <Notice>
        <AlertBanner kind="warning">
          {text('renderer.revision.incomplete', { count: titles.length, fields: titles.join(', ') })}
        </AlertBanner>
      </Notice>
    </OneNotice>
  )
}

const Notice = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(2.5) }))
