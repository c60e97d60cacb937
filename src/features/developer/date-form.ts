import { date, text, timestamp } from '#kernel/fields/field.ts'
import { defineForm } from '#design/form/define-form.ts'

/** Every kind of date and time that the product asks for. */
export const dateForm = defineForm(
  {
    day: date(),
    from: date({ optional: true }),
    until: date({ optional: true }),
    month: text({ optional: true, max: 7, pattern: /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/ }),
    time: text({ optional: true, max: 5, pattern: /^(?:[01]\d|2[0-3]):[0-5]\d$/ }),
    moment: timestamp({ optional: true }),
    near: date({ optional: true }),
    typed: text({ optional: true, max: 40 }),
  },
  {
    day: {
      label: { nl: 'Datum', en: 'Date' },
      hint: { nl: 'Een dag die niet bestaat, zoals 29-02-2027, wordt geweigerd.', en: 'A day that does not exist, such as 29-02-2027, is refused.' },
    },
    from: { label: { nl: 'Van', en: 'From' }, width: 'half' },
    until: { label: { nl: 'Tot en met', en: 'Until' }, width: 'half' },
    month: { label: { nl: 'Maand', en: 'Month' }, width: 'half' },
    time: { label: { nl: 'Tijd', en: 'Time' }, width: 'half' },
    moment: {
      label: { nl: 'Datum en tijd', en: 'Date and time' },
      hint: { nl: 'Probeer 28 maart 2027, 02:30: dat uur wordt overgeslagen.', en: 'Try 28 March 2027, 02:30: that hour is skipped.' },
    },
    near: { label: { nl: 'Binnen een jaar vanaf vandaag', en: 'Within a year from today' } },
    typed: {
      label: { nl: 'Zelf getypte datum', en: 'Date typed by hand' },
      hint: { nl: 'Zoals 31-12-1950, 31 12 1950 of 1950-12-31', en: 'Such as 31-12-1950, 31 12 1950 or 1950-12-31' },
    },
  },
)
