export { AnswerView } from './AnswerView.tsx'
export { ArrayField } from './ArrayField.tsx'
export { FieldElements } from './elements/FieldElements.tsx'
