import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import type { JsonObject } from '../../engine/json/json.ts'
import type { DeclaredReview } from '../../generated/case-declaration.ts'
import type { FileRegistry } from '../../renderer/store/state/file-registry.ts'
import { useText } from '../../renderer/texts/use-text.ts'
import { useToaster } from '../ui/toaster-context.ts'
import { AskedDialog } from './AskedDialog.tsx'
import { useOpenCase } from './open-case.ts'
import { useSendCase } from './use-send-case.ts'

/** Gives the user's opinion on the case: for or against, with what the review asks. */
export function GiveOpinion({ review }: { readonly review: DeclaredReview }) {
  const text = useText()
  const post = useSendCase()
  const toaster = useToaster()
  const { type, view, changed, refresh } = useOpenCase()
  const [isOpen, setOpen] = useState(false)
  const [says, setSays] = useState<'for' | 'against'>('for')
  const give = async (input: JsonObject, files?: FileRegistry) => {
    const address = `cases/${type}/${view.id}/opinions/${review.id}` as const
    changed(await post(address, { says, input, revision: view.revision }, files))
    toaster.show('success', text('portal.desk.opinion-given'))
    setOpen(false)
  }
  return (
    <>
      <Button fullWidth variant="outlined" onClick={() => setOpen(true)}>
        {text('portal.desk.give-opinion')}
      </Button>
      {isOpen && (
        <AskedDialog
          title={text('portal.desk.give-opinion')}
          form={review.asks}
          submit={text('portal.desk.give-opinion')}
          onSubmit={give}
          onRefresh={refresh}
          onClose={() => setOpen(false)}
        >
          <ToggleButtonGroup
            exclusive
            value={says}
            aria-label={text('portal.desk.says')}
            onChange={(_, chosen: unknown) => {
              if (chosen === 'for' || chosen === 'against') setSays(chosen)
            }}
          >
            <ToggleButton value="for">{text('portal.desk.for')}</ToggleButton>
            <ToggleButton value="against">{text('portal.desk.against')}</ToggleButton>
          </ToggleButtonGroup>
        </AskedDialog>
      )}
    </>
  )
}
