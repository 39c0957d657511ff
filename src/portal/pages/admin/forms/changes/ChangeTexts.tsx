import { styled } from '@mui/material/styles'
import type { JsonObject } from '../../../../../engine/json/json.ts'
import type { OverlayAction } from '../../../../../engine/overlay/overlay-document.ts'
import { BreakableText } from '../../../../../renderer/texts/BreakableText.tsx'
import { useChangeText } from './use-change-text.ts'

interface ChangeTextsProps {
  readonly actions: readonly OverlayAction[]
  /** The document whose labels are used. */
  readonly document: JsonObject
}

/** Actions in words, one line each. */
export function ChangeTexts({ actions, document }: ChangeTextsProps) {
  const changeText = useChangeText(document)
  return (
    <Lines>
      {actions.map((action) => {
        const { field, sentence } = changeText(action)
        return (
          <li key={`${action.target} ${JSON.stringify(action.update)}`}>
            {field !== undefined && <strong>{field}: </strong>}
            <BreakableText>{sentence}</BreakableText>
          </li>
        )
      })}
    </Lines>
  )
}

const Lines = styled('ul')(({ theme }) => ({
  margin: 0,
  paddingInlineStart: theme.spacing(2.5),
  '& li + li': { marginBlockStart: theme.spacing(0.5) },
}))
