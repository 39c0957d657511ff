import { useEffect, useRef } from 'react'
import ArrowBack from '@mui/icons-material/ArrowBack'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { fieldLabel } from '../../../../../engine/editing/field-label.ts'
import { declaredPlace } from '../../../../../engine/editing/declared-place.ts'
import type { FieldPath } from '../../../../../engine/editing/declared-place.ts'
import { BreakableText } from '../../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useEdited } from '../session/editing-context.ts'
import { AddedFieldContext } from './added-field-context.ts'
import { ChoicesProperty } from './ChoicesProperty.tsx'
import { LimitProperties } from './LimitProperties.tsx'
import { MessageProperties } from './MessageProperties.tsx'
import { HelpProperty } from './HelpProperty.tsx'
import { HiddenProperty } from './HiddenProperty.tsx'
import { LabelProperty } from './LabelProperty.tsx'
import { RequiredProperty } from './RequiredProperty.tsx'
import { TakeAwayField } from './TakeAwayField.tsx'
import { WidthProperty } from './WidthProperty.tsx'
import { WhenProperty } from './WhenProperty.tsx'

interface FieldPropertiesProps {
  readonly path: FieldPath
  /** Whether its heading takes the focus. */
  readonly takesFocus: boolean
  readonly onBack: () => void
  /** The field was taken away. */
  readonly onTaken: () => void
}

/** Everything of one field that can be changed here, each with its origin and a way back to what it inherits. */
export function FieldProperties({ path, takesFocus, onBack, onTaken }: FieldPropertiesProps) {
  const text = useText()
  const { editing } = useEdited()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const place = declaredPlace(editing.document, path)
  if (!place) return null
  return (
    <AddedFieldContext value={declaredPlace(editing.inherited, path) === undefined}>
      <Properties>
        <div>
          <Button size="small" startIcon={<ArrowBack />} onClick={onBack}>
            {text('portal.editor.all-fields')}
          </Button>
        </div>
        <h2 ref={heading} tabIndex={-1}>
          <BreakableText>{fieldLabel(editing.document, path)}</BreakableText>
        </h2>
        <LabelProperty path={path} place={place} />
        <HelpProperty path={path} place={place} />
        <WidthProperty path={path} place={place} />
        <RequiredProperty path={path} place={place} />
        <HiddenProperty path={path} place={place} />
        <LimitProperties path={path} place={place} />
        <ChoicesProperty path={path} place={place} />
        <WhenProperty path={path} />
        <MessageProperties path={path} place={place} />
        <TakeAwayField path={path} place={place} onTaken={onTaken} />
      </Properties>
    </AddedFieldContext>
  )
}

const Properties = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  padding: theme.spacing(2),
  '& h2': { ...theme.typography.h4, margin: 0, outline: 'none' },
}))
