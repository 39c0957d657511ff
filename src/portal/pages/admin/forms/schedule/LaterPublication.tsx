import { useCallback } from 'react'
import type { ReactNode } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { PublicationScheduleAnswers } from '../../../../../generated/publication-schedule-answers.ts'
import { focusOnMount } from '../../../../../renderer/feedback/focus-on-mount.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../../api/api-context.ts'
import { DeclaredForm } from '../../../../forms/DeclaredForm.tsx'
import { useToaster } from '../../../../ui/toaster-context.ts'
import { useSchedules } from './use-schedules.ts'

interface LaterPublicationProps {
  /** The draft that is to be published, and what its author saw in force. */
  readonly draft: Pick<PublicationScheduleAnswers, 'document' | 'revision' | 'publication'>
  readonly onClose: () => void
  /** What would follow from it. */
  readonly children: ReactNode
}

/** Asks when the draft is to be published, and why (ADM-13). */
export function LaterPublication({ draft, onClose, children }: LaterPublicationProps) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const { reload } = useSchedules()
  const schedule = useCallback(
    async (answers: PublicationScheduleAnswers) => {
      const { message } = await api.post('admin/forms/schedules', answers)
      toaster.show('success', message)
      void reload()
      onClose()
    },
    [api, onClose, reload, toaster],
  )
  return (
    <Stack spacing={2.5}>
      <Typography tabIndex={-1} ref={focusOnMount} sx={{ outline: 'none' }}>
        {text('portal.schedule.lead')}
      </Typography>
      {children}
      <DeclaredForm
        id="forms/publication-schedule"
        answers={draft}
        submitLabel={text('portal.schedule.submit')}
        onSubmit={schedule}
        fields={3}
        actions={<Button onClick={onClose}>{text('renderer.cancel')}</Button>}
      />
    </Stack>
  )
}
