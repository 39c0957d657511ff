import {
  chooseNotice,
  chooseRecipient,
  noticesOf,
  recipientsOf,
} from '../../../../../engine/editing/edits/transition-parts.ts'
import { transitionChoices } from '../../../../../engine/editing/transition-choices.ts'
import type { JsonPointer } from '../../../../../engine/json/pointer.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useActorText } from '../additions/use-actor-text.ts'
import { ChosenProperty } from '../properties/ChosenProperty.tsx'
import { useEdited } from '../session/editing-context.ts'

interface TransitionNoticesProps {
  /** The transition, which was added here. */
  readonly pointer: JsonPointer
}

/** Which messages a transition sends, and to whom each. */
export function TransitionNotices({ pointer }: TransitionNoticesProps) {
  const text = useText()
  const { actorText } = useActorText()
  const { editing, form } = useEdited()
  const { messages, recipients } = transitionChoices(editing.document)
  const sent = noticesOf(editing.document, pointer)
  const subjectOf = (id: string) => String(messages.find((message) => message.id === id)?.['subject'] ?? id)
  if (messages.length === 0) return null
  return (
    <>
      <ChosenProperty
        label={text('portal.process.notices')}
        help={text('portal.process.notices-help')}
        options={messages.map(({ id }) => ({ value: id, label: subjectOf(id) }))}
        chosen={sent}
        change={(message, isChosen) => chooseNotice(pointer, message, isChosen)}
      />
      {[...new Set(sent)].map((message) => {
        const chosen = recipientsOf(editing.document, pointer, message)
        const all = [...new Set([...recipients, ...(form.roles ?? []).map(({ id }) => id), ...chosen])]
        return (
          <ChosenProperty
            key={message}
            label={text('portal.process.recipients', { message: subjectOf(message) })}
            options={all.map((recipient) => ({ value: recipient, label: actorText(recipient) }))}
            chosen={chosen}
            isRequired
            change={(recipient, isChosen) => chooseRecipient(pointer, message, recipient, isChosen)}
          />
        )
      })}
    </>
  )
}
