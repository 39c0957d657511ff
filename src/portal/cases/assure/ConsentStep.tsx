import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { use, useId, useState } from 'react'
import { isJsonArray, ownValue } from '../../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../engine/json/json.ts'
import type { ConsentAssurance, ListedText } from '../../../generated/case-declaration.ts'
import { DialogFoot } from '../../../renderer/feedback/DialogFoot.tsx'
import { DialogFootContext } from '../../../renderer/feedback/dialog-foot-context.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { ChoiceCard } from '../../../renderer/widgets/choices/ChoiceCard.tsx'
import { ChoiceInput } from '../../../renderer/widgets/choices/ChoiceInput.tsx'
import { ConsentText } from '../../../renderer/widgets/consent/ConsentText.tsx'
import { usePublished } from '../../forms/published-context.ts'

interface ConsentStepProps {
  readonly consent: ConsentAssurance
  readonly isBusy: boolean
  /** Whether going on is closed for another reason than the box. */
  readonly isOff?: boolean
  /** The title of the button that goes on; `Continue` unless given. */
  readonly goOn?: string | undefined
  readonly onAccept: () => void
  /** Undefined where there is no way back. */
  readonly onClose: (() => void) | undefined
  /** The button that closes it; `Cancel` unless given. */
  readonly closeTitle?: string | undefined
}

/** A text, and the box to agree to it. */
export function ConsentStep(props: ConsentStepProps) {
  const { consent, isBusy, isOff = false, goOn: goOnTitle, onAccept, onClose, closeTitle } = props
  const text = useText()
  const id = useId()
  const [isAccepted, setAccepted] = useState(false)
  const label = consent.accept ?? text('portal.consent.agree')
  const isInDialog = use(DialogFootContext) !== undefined
  const close = onClose && (
    <Button onClick={onClose} disabled={isBusy}>
      {closeTitle ?? text('renderer.cancel')}
    </Button>
  )
  const goOn = (
    <Button variant="contained" type="submit" form={`${id}form`} disabled={!isAccepted || isOff} loading={isBusy}>
      {goOnTitle ?? text('portal.assure.continue')}
    </Button>
  )
  return (
    <Stack
      component="form"
      spacing={2}
      id={`${id}form`}
      onSubmit={(event) => submitted(event, isAccepted && !isOff, onAccept)}
    >
      {typeof consent.text === 'string' ? (
        <ConsentText text={consent.text} label={label} />
      ) : (
        <ListedConsent listed={consent.text} label={label} />
      )}
      <ChoiceCard plain={false} htmlFor={id}>
        <ChoiceInput
          id={id}
          type="checkbox"
          checked={isAccepted}
          disabled={isBusy}
          onChange={({ target }) => setAccepted(target.checked)}
        />
        <span>{label}</span>
      </ChoiceCard>
      {isInDialog ? (
        <DialogFoot>
          {close}
          {goOn}
        </DialogFoot>
      ) : (
        <InPage>
          {goOn}
          {close}
        </InPage>
      )}
    </Stack>
  )
}

/** The main button first, as below any form. */
const InPage = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5) }))

function submitted(event: { preventDefault: () => void }, isAccepted: boolean, onAccept: () => void): void {
  event.preventDefault()
  if (isAccepted) onAccept()
}

/** A text that is an item of a list. Suspends until the list is loaded. */
function ListedConsent({ listed, label }: { readonly listed: ListedText; readonly label: string }) {
  const { list } = use(usePublished().document(`lists/${listed.list}`))
  const item = list?.items.find((one) => ownValue(one, list.key) === listed.key)
  return <ConsentText text={item && textOf(item)} label={label} />
}

/** An item's sections, `{ heading, text }` each, or its `text`. */
const textOf = (item: JsonObject): JsonValue | undefined =>
  Object.values(item).find(isJsonArray) ?? ownValue(item, 'text')
