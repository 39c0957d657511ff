import { use, useId, useState } from 'react'
import { styled } from '@mui/material/styles'
import { closedTarget, sourceParts, setSourceParts } from '../../../../../engine/editing/parts/source-parts.ts'
import { actionPlace } from '../../../../../engine/editing/parts/action-place.ts'
import { currentState } from '../../../../../engine/editing/session.ts'
import { equalJson, isJsonObject } from '../../../../../engine/json/json.ts'
import type { JsonObject } from '../../../../../engine/json/json.ts'
import type { OverlayAction } from '../../../../../engine/overlay/overlay-document.ts'
import { parseJson } from '../../../../../engine/json/parse-json.ts'
import { AlertBanner } from '../../../../../renderer/feedback/AlertBanner.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useStart } from '../../../../ui/start-context.ts'
import { loadVocabulary } from '../parts/load-vocabulary.ts'
import { useEdited } from '../session/editing-context.ts'
import { completionsFor } from './completions.ts'
import { SourceField } from './SourceField.tsx'
import { useChecked } from './use-checked.ts'

/** As much as the server reads; the largest document of the product has a fifth of it. */
const mostCharacters = 1_000_000

/** The document as JSON, with completion by the vocabulary and the check’s issues at their lines. */
export function SourceEditor() {
  const text = useText()
  const id = useId()
  const { nonce } = useStart()
  const { editing, form } = useEdited()
  const meta = use(loadVocabulary())
  const parts = sourceParts(editing.document, form.kind)
  const [typed, setTyped] = useState(() => formatted(parts))
  const [refused, setRefused] = useState<string>()
  const read = parseJson(typed)
  // Undo, or an edit elsewhere, has given another document than what is typed.
  const isOther = refused === undefined && read !== undefined && !equalJson(read, parts)
  const shown = isOther ? formatted(parts) : typed
  if (isOther) setTyped(shown)
  const type = (source: string) => {
    setTyped(source)
    const value = parseJson(source)
    setRefused(value !== undefined && isJsonObject(value) ? apply(value) : text('portal.editor.source-broken'))
  }
  const apply = (value: JsonObject): string | undefined => {
    const closed = (actions: readonly OverlayAction[]) => {
      const target = closedTarget(form.kind, actions)
      return target === undefined ? undefined : text('portal.editor.source-closed', { target })
    }
    return editing.edit(setSourceParts(value, form.kind), 'source', closed)
  }
  const { actions } = currentState(editing.session)
  const checked = useChecked(form.document, actions)
  const issues = (checked?.issues ?? []).map(({ pointer, text: message }) => ({
    pointer: actionPlace(editing.document, actions, pointer),
    message,
  }))
  return (
    <Source>
      <p id={id}>{text('portal.editor.source-help')}</p>
      {refused !== undefined && <AlertBanner kind="warning">{refused}</AlertBanner>}
      <SourceField
        label={text('portal.editor.source-label')}
        describedBy={id}
        text={shown}
        issues={issues}
        complete={completionsFor(meta, () => editing.document)}
        nonce={nonce}
        onChange={type}
        most={mostCharacters}
        onTooLong={() => setRefused(text('portal.editor.source-too-long', { most: mostCharacters }))}
      />
      {/* What the check says is of what was read last, not of what is half written. */}
      {refused === undefined && (
        <Findings checked={checked !== undefined} messages={issues.map(({ message }) => message)} />
      )}
    </Source>
  )
}

interface FindingsProps {
  readonly checked: boolean
  readonly messages: readonly string[]
}

/** What the check finds, in words, and that it is done. */
function Findings({ checked, messages }: FindingsProps) {
  const text = useText()
  if (!checked) return <output>{text('portal.editor.checking')}</output>
  if (messages.length === 0) return <output>{text('portal.editor.check-fine')}</output>
  return (
    <div>
      <output>{text('portal.editor.check-found', { count: messages.length })}</output>
      <ul>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  )
}

const formatted = (parts: object): string => JSON.stringify(parts, undefined, 2)

const Source = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2),
  minWidth: 0,
  '& p, & output': {
    ...theme.typography.body2,
    margin: 0,
    color: 'var(--mui-palette-text-secondary)',
  },
  '& ul': { margin: 0, paddingInlineStart: theme.spacing(2.5) },
}))
