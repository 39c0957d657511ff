import { useState } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { StaffPerson } from '../../../../contract/staff.ts'
import type { StaffRole } from '../../../../contract/user.ts'
import { AlertBanner } from '../../../../renderer/feedback/AlertBanner.tsx'
import { DialogFrame } from '../../../../renderer/feedback/DialogFrame.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../api/api-context.ts'
import { useFailureOf } from '../../../api/use-failure-of.ts'
import { useToaster } from '../../../ui/toaster-context.ts'
import { RoleChoices } from './RoleChoices.tsx'

interface RolesDialogProps {
  readonly person: StaffPerson
  readonly roles: readonly StaffRole[]
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** Changes the roles of somebody of the staff. */
export function RolesDialog({ person, roles, onChanged, onClose }: RolesDialogProps) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const failureOf = useFailureOf()
  const [chosen, setChosen] = useState<readonly string[]>(person.roles.map(({ id }) => id))
  const [isMissing, setMissing] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    if (chosen.length === 0) return setMissing(true)
    setBusy(true)
    setFailure(undefined)
    try {
      const { message } = await api.post(`admin/staff/roles/${person.id}`, { roles: [...chosen] })
      toaster.show('success', message)
      onChanged()
      onClose()
    } catch (thrown) {
      setFailure(failureOf(thrown).message)
      setBusy(false)
    }
  }
  return (
    <DialogFrame
      title={text('portal.staff.roles-title', { name: person.name })}
      onClose={isBusy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {text('renderer.cancel')}
          </Button>
          <Button variant="contained" loading={isBusy} onClick={() => void save()}>
            {text('portal.settings.save')}
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        {failure !== undefined && <AlertBanner kind="error">{failure}</AlertBanner>}
        <RoleChoices
          roles={roles}
          chosen={chosen}
          isMissing={isMissing}
          onChoose={(next) => {
            setChosen(next)
            setMissing(false)
          }}
        />
      </Stack>
    </DialogFrame>
  )
}
