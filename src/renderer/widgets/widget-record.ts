import type { TypesByWidget } from '../../generated/types-by-widget.ts'
import { CheckboxWidget } from './CheckboxWidget.tsx'
import { HiddenWidget } from './HiddenWidget.tsx'
import { NativeSelectWidget } from './NativeSelectWidget.tsx'
import { NumberWidget } from './NumberWidget.tsx'
import { PasswordWidget } from './PasswordWidget.tsx'
import { TextareaWidget } from './TextareaWidget.tsx'
import { TextWidget } from './TextWidget.tsx'
import { loadable } from '../store/loadable.ts'
import type { WidgetDefinition } from '../store/widget-props.ts'

/** What most forms need some of, in one file: small ones would come in chains. */
const further = () => import('./further-widgets.ts')

const SelectWidget = loadable(async () => (await further()).SelectWidget)
const DateWidget = loadable(async () => (await further()).DateWidget)
const MonthWidget = loadable(async () => (await further()).MonthWidget)
const DurationWidget = loadable(async () => (await further()).DurationWidget)
const QuantityWidget = loadable(async () => (await further()).QuantityWidget)
const TimeWidget = loadable(async () => (await further()).TimeWidget)
const PhoneWidget = loadable(async () => (await further()).PhoneWidget)
const FileWidget = loadable(async () => (await further()).FileWidget)
const ImageWidget = loadable(async () => (await further()).ImageWidget)
const SignatureWidget = loadable(async () => (await import('./SignatureWidget.tsx')).SignatureWidget)
const RadioWidget = loadable(async () => (await further()).RadioWidget)
const CheckboxesWidget = loadable(async () => (await further()).CheckboxesWidget)
const SwitchWidget = loadable(async () => (await further()).SwitchWidget)
const ColorWidget = loadable(async () => (await further()).ColorWidget)
const ConsentWidget = loadable(async () => (await further()).ConsentWidget)
const OneTimeCodeWidget = loadable(async () => (await further()).OneTimeCodeWidget)
const MoneyWidget = loadable(async () => (await further()).MoneyWidget)
const MaskedWidget = loadable(async () => (await further()).MaskedWidget)
const ChipsWidget = loadable(async () => (await further()).ChipsWidget)
const SearchWidget = loadable(async () => (await further()).SearchWidget)
const LongTextView = loadable(async () => (await further()).LongTextView)
const FileView = loadable(async () => (await further()).FileView)
const ImageView = loadable(async () => (await further()).ImageView)

/**
 * Every widget by its name in `ui:widget`. A complex one is `loadable(async () => …)`, so that a form loads only the
 * widgets that it shows. A new widget is its component, one entry here and one in schemas/meta/widgets.json; they must
 * agree.
 */
export const widgetRecord = {
  text: { component: TextWidget, types: ['string'], binding: 'store', frame: 'control' },
  email: { component: TextWidget, types: ['string'], binding: 'store', frame: 'control' },
  password: {
    component: PasswordWidget,
    types: ['string'],
    binding: 'value',
    frame: 'control',
    isSecret: true,
  },
  textarea: {
    component: TextareaWidget,
    types: ['string'],
    binding: 'store',
    frame: 'control',
    view: LongTextView,
  },
  number: { component: NumberWidget, types: ['number', 'integer'], binding: 'store', frame: 'control' },
  checkbox: { component: CheckboxWidget, types: ['boolean'], binding: 'store', frame: 'bare' },
  'native-select': {
    component: NativeSelectWidget,
    types: ['string', 'number', 'integer', 'boolean'],
    binding: 'store',
    frame: 'control',
  },
  select: {
    component: SelectWidget,
    types: ['string', 'number', 'integer', 'boolean'],
    binding: 'value',
    frame: 'control',
  },
  date: { component: DateWidget, types: ['string'], binding: 'value', frame: 'control' },
  month: { component: MonthWidget, types: ['string'], binding: 'value', frame: 'control' },
  duration: { component: DurationWidget, types: ['string'], binding: 'value', frame: 'group' },
  quantity: { component: QuantityWidget, types: ['number', 'integer'], binding: 'value', frame: 'control' },
  time: { component: TimeWidget, types: ['string'], binding: 'value', frame: 'control' },
  phone: { component: PhoneWidget, types: ['string'], binding: 'value', frame: 'control' },
  radio: {
    component: RadioWidget,
    types: ['string', 'number', 'integer', 'boolean'],
    binding: 'value',
    frame: 'group',
  },
  checkboxes: { component: CheckboxesWidget, types: ['array'], binding: 'value', frame: 'group' },
  chips: { component: ChipsWidget, types: ['array'], binding: 'value', frame: 'control' },
  switch: {
    component: SwitchWidget,
    types: ['boolean'],
    binding: 'value',
    frame: 'bare',
    height: '2.25rem',
  },
  color: { component: ColorWidget, types: ['string'], binding: 'value', frame: 'control' },
  consent: { component: ConsentWidget, types: ['boolean'], binding: 'value', frame: 'bare' },
  'one-time-code': {
    component: OneTimeCodeWidget,
    types: ['string'],
    binding: 'value',
    frame: 'control',
    height: '3.8125rem',
    isSecret: true,
  },
  money: { component: MoneyWidget, types: ['number', 'integer'], binding: 'store', frame: 'control' },
  masked: { component: MaskedWidget, types: ['string'], binding: 'value', frame: 'control' },
  file: {
    component: FileWidget,
    types: ['object'],
    binding: 'value',
    frame: 'control',
    view: FileView,
    height: '4.75rem',
  },
  image: {
    component: ImageWidget,
    types: ['object'],
    binding: 'value',
    frame: 'control',
    view: ImageView,
    height: '4.75rem',
  },
  signature: {
    component: SignatureWidget,
    types: ['object'],
    binding: 'value',
    frame: 'group',
    view: ImageView,
    height: '17.25rem',
  },
  search: { component: SearchWidget, types: ['string'], binding: 'value', frame: 'control' },
  hidden: {
    component: HiddenWidget,
    types: ['string', 'number', 'integer', 'boolean', 'object', 'array'],
    binding: 'store',
    frame: 'none',
  },
} satisfies {
  readonly [Name in keyof TypesByWidget]: WidgetDefinition & { readonly types: TypesByWidget[Name] }
}
