import { locale } from '../../texts/language.ts'
import { languageNames } from '../../texts/languageNames.ts'
import styles from './OtherLanguages.module.css'

/** Leads to this page in each other language. The device keeps the language from then on. */
export default function OtherLanguages() {
  return (
    <span className={styles.languages}>
      {Object.entries(languageNames).map(
        ([language, name]) =>
          language !== locale && (
            <a key={language} href={`?language=${language}`} lang={language} translate="no">
              {name}
            </a>
          ),
      )}
    </span>
  )
}
