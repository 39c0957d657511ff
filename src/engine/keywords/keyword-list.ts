import { afterField } from './after-field.ts'
import { core, entryNumber } from './annotations.ts'
import { beforeField } from './before-field.ts'
import { conditionKeyword } from './condition-keyword.ts'
import { contentTypes } from './content-types.ts'
import { digitsOnly } from './digits-only.ts'
import { equalsField } from './equals-field.ts'
import { inList } from './in-list.ts'
import { inRegister } from './in-register.ts'
import type { Keyword } from './keyword.ts'
import { maximumContentSize } from './maximum-content-size.ts'
import { maximumPicture } from './maximum-picture.ts'
import { minimumAge } from './minimum-age.ts'
import { normalise } from './normalise.ts'
import { notAfterThisYear } from './not-after-this-year.ts'
import { notAfterToday } from './not-after-today.ts'
import { notBlank } from './not-blank.ts'
import { uniqueBy } from './unique-by.ts'
import { uniqueInRecords } from './unique-in-records.ts'

/** All our keywords, by name. */
export const keywordList: ReadonlyMap<string, Keyword> = new Map(
  [
    notAfterToday,
    notAfterThisYear,
    minimumAge,
    afterField,
    beforeField,
    equalsField,
    maximumContentSize,
    maximumPicture,
    contentTypes,
    uniqueBy,
    uniqueInRecords,
    inList,
    inRegister,
    digitsOnly,
    normalise,
    notBlank,
    conditionKeyword,
    entryNumber,
    core,
  ].map((keyword) => [keyword.name, keyword]),
)
