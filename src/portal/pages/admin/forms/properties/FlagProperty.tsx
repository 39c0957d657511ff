import { useState } from 'react'
import type { Edit } from '../../../../../engine/editing/edit.ts'
import type { JsonValue } from '../../../../../engine/json/json.ts'
import { getAt } from '../../../../../engine/json/pointer.ts'
import type { JsonPointer } from '../../../../../engine/json/pointer.ts'
import { useEdited } from '../session/editing-context.ts'
import { OriginLine } from './OriginLine.tsx'
import { SwitchProperty } from './SwitchProperty.tsx'

interface FlagPropertyProps {
  readonly label: string
  readonly help: string
  /** A value that is there or not, or true or false. */
  readonly pointer: JsonPointer
  readonly change: (isOn: boolean) => Edit
}

/** A property that is declared or not; `false` is as if it were not. */
export function FlagProperty({ label, help, pointer, change }: FlagPropertyProps) {
  const { editing } = useEdited()
  const [problem, setProblem] = useState<string>()
  return (
    <SwitchProperty
      label={label}
      help={help}
      isOn={isDeclared(getAt(editing.document, pointer))}
      problem={problem}
      onSwitch={(isOn) => setProblem(editing.edit(change(isOn)))}
    >
      <OriginLine pointer={pointer} property={label} onProblem={setProblem} />
    </SwitchProperty>
  )
}

const isDeclared = (value: JsonValue | undefined): boolean => value !== undefined && value !== false
