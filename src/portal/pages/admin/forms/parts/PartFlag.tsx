import { useState } from 'react'
import { setValue } from '../../../../../engine/editing/edits/values.ts'
import { getAt } from '../../../../../engine/json/pointer.ts'
import type { JsonPointer } from '../../../../../engine/json/pointer.ts'
import { OriginLine } from '../properties/OriginLine.tsx'
import { SwitchProperty } from '../properties/SwitchProperty.tsx'
import { useEdited } from '../session/editing-context.ts'

interface PartFlagProps {
  readonly label: string
  readonly help: string
  readonly pointer: JsonPointer
  /** What is declared when it is off. */
  readonly off: false | undefined
}

/** A member that is true or not. */
export function PartFlag({ label, help, pointer, off }: PartFlagProps) {
  const { editing } = useEdited()
  const [problem, setProblem] = useState<string>()
  return (
    <SwitchProperty
      label={label}
      help={help}
      isOn={getAt(editing.document, pointer) === true}
      problem={problem}
      onSwitch={(isOn) => setProblem(editing.edit(setValue(pointer, isOn ? true : off)))}
    >
      <OriginLine pointer={pointer} property={label} onProblem={setProblem} />
    </SwitchProperty>
  )
}
