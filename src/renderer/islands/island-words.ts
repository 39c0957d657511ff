import { TranslatableString } from '@rjsf/utils'
import type { Registry } from '@rjsf/utils'
import type { TextOf } from '../../engine/translate/texts.ts'

type Word = (text: TextOf, params: readonly string[]) => string

/** What nobody can answer; the reasons that rjsf gives are for the authors of schemas. */
const unsupported: Word = (text) => text('renderer.island.unsupported')

/** The texts of rjsf's own fields, by rjsf's names for them. */
const words: Readonly<Record<TranslatableString, Word>> = {
  [TranslatableString.ArrayItemTitle]: (text) => text('renderer.island.item'),
  [TranslatableString.MissingItems]: unsupported,
  [TranslatableString.EmptyArray]: (text) => text('renderer.list.none'),
  [TranslatableString.YesLabel]: (text) => text('renderer.yes'),
  [TranslatableString.NoLabel]: (text) => text('renderer.no'),
  [TranslatableString.CloseLabel]: (text) => text('renderer.island.close'),
  [TranslatableString.ErrorsLabel]: (text) => text('renderer.island.errors'),
  [TranslatableString.NewStringDefault]: (text) => text('renderer.island.new-value'),
  [TranslatableString.AddButton]: (text) => text('renderer.island.add'),
  [TranslatableString.AddItemButton]: (text) => text('renderer.list.add', { item: text('renderer.list.item') }),
  [TranslatableString.CopyButton]: (text) => text('renderer.island.copy'),
  [TranslatableString.ExpandButton]: (text) => text('renderer.island.expand'),
  [TranslatableString.MoveDownButton]: (text) => text('renderer.island.down'),
  [TranslatableString.MoveUpButton]: (text) => text('renderer.island.up'),
  [TranslatableString.RemoveButton]: (text) => text('renderer.file.remove'),
  [TranslatableString.NowLabel]: (text) => text('renderer.island.now'),
  [TranslatableString.ClearLabel]: (text) => text('renderer.island.clear'),
  [TranslatableString.AriaDateLabel]: (text) => text('renderer.island.date'),
  [TranslatableString.PreviewLabel]: (text) => text('renderer.island.preview'),
  [TranslatableString.DecrementAriaLabel]: (text) => text('renderer.island.less'),
  [TranslatableString.IncrementAriaLabel]: (text) => text('renderer.island.more'),
  [TranslatableString.OptionalObjectAdd]: (text) => text('renderer.island.optional.add'),
  [TranslatableString.OptionalObjectRemove]: (text) => text('renderer.island.optional.remove'),
  [TranslatableString.OptionalObjectEmptyMsg]: (text) => text('renderer.island.optional.none'),
  [TranslatableString.Type]: (text) => text('renderer.island.type'),
  [TranslatableString.Value]: (text) => text('renderer.island.value'),
  [TranslatableString.ClearButton]: (text) => text('renderer.island.clear'),
  [TranslatableString.UnknownFieldType]: unsupported,
  [TranslatableString.OptionPrefix]: (text, [number = '']) => text('renderer.island.option', { number }),
  [TranslatableString.TitleOptionPrefix]: (text, [title = '', number = '']) =>
    text('renderer.island.option-of', { title, number }),
  [TranslatableString.KeyLabel]: (text, [name = '']) => text('renderer.island.key', { name }),
  [TranslatableString.DeprecatedLabel]: (text, [name = '']) => text('renderer.island.deprecated', { name }),
  [TranslatableString.CycleDetected]: (text, [name = '']) => text('renderer.island.cycle', { name }),
  [TranslatableString.InvalidObjectField]: unsupported,
  [TranslatableString.UnsupportedField]: unsupported,
  [TranslatableString.UnsupportedFieldWithId]: unsupported,
  [TranslatableString.UnsupportedFieldWithReason]: unsupported,
  [TranslatableString.UnsupportedFieldWithIdAndReason]: unsupported,
  [TranslatableString.FilesInfo]: (text, [name = '', type = '', size = '']) =>
    text('renderer.island.file', { name, type, size }),
}

/** The words of rjsf's own fields in the user's language, from the catalogue. */
export const islandWords =
  (text: TextOf): Registry['translateString'] =>
  (name, params = []) =>
    words[name](text, params)
