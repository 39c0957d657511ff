import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { DeskCase } from '../../../../contract/desk.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../api/api-context.ts'
import type { ApiError } from '../../../api/api-error.ts'
import { useFailureOf } from '../../../api/use-failure-of.ts'
import { useUser } from '../../../session/session-context.ts'
import { useToaster } from '../../../ui/toaster-context.ts'
import { CaseFailure } from '../../../cases/CaseFailure.tsx'
import { useOpenCase } from '../../../cases/open-case.ts'
import { Panel } from '../../../cases/Panel.tsx'

/** Who works on the case: the user, a colleague whose role acts on it, or nobody yet. */
export function AssignPanel({ staff }: { readonly staff: DeskCase['staff'] }) {
  const text = useText()
  const api = useApi()
  const me = useUser()
  const failureOf = useFailureOf()
  const toaster = useToaster()
  const [failure, setFailure] = useState<ApiError>()
  const { type, view, changed } = useOpenCase()
  const { assignee } = view
  const people = assignee === null || staff.some(({ id }) => id === assignee.id) ? staff : [...staff, assignee]
  const assign = async (id: string) => {
    setFailure(undefined)
    try {
      const assigned = id === '' ? null : id
      const next = await api.post(`cases/${type}/${view.id}/assign`, { assignee: assigned, revision: view.revision })
      changed(next)
      const name = next.assignee?.name
      toaster.show(
        'success',
        name === undefined ? text('portal.desk.unassigned') : text('portal.desk.assigned-to', { name }),
      )
    } catch (thrown) {
      setFailure(failureOf(thrown))
    }
  }
  return (
    <Panel title={text('portal.desk.column.assignee')}>
      {failure && <CaseFailure failure={failure} />}
      <TextField
        select
        fullWidth
        size="small"
        value={assignee?.id ?? ''}
        onChange={({ target }) => void assign(target.value)}
        slotProps={{
          select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': text('portal.desk.column.assignee') } },
        }}
      >
        <MenuItem value="">{text('portal.desk.nobody')}</MenuItem>
        {people.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {id === me.id ? text('portal.desk.to-me', { name }) : name}
          </MenuItem>
        ))}
      </TextField>
    </Panel>
  )
}
