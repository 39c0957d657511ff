import type { ComponentType } from 'react'
import type { UiElement } from '../../../engine/document/ui-schema.ts'
import type { JsonPointer } from '../../../engine/json/pointer.ts'
import type { ElementKind } from '../../../generated/closed-names.ts'
import { useFormScope } from '../../store/form-scope.ts'
import { useSource } from '../../store/use-source.ts'
import { AgeElement } from './AgeElement.tsx'
import { BulletsElement, DividerElement, ParagraphElement } from './TextElements.tsx'
import type { ElementProps } from './element-props.ts'
import './elements.css'

const components: Readonly<Record<ElementKind, ComponentType<ElementProps>>> = {
  paragraph: ParagraphElement,
  bullets: BulletsElement,
  divider: DividerElement,
  age: AgeElement,
}

export interface FieldElementsProps {
  readonly elements: readonly UiElement[]
  /** The field that they are above or below. */
  readonly pointer: JsonPointer
}

/** Elements next to a field, which are visible while the field is. */
export function FieldElements({ elements, pointer }: FieldElementsProps) {
  const { store } = useFormScope()
  const { visible } = useSource(store.stateSource(pointer))
  if (!visible) return null
  return elements.map((element) => {
    const Element = components[element.kind]
    return <Element key={element.id} element={element} pointer={pointer.slice(0, pointer.lastIndexOf('/'))} />
  })
}
