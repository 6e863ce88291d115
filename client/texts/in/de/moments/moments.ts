import type { AllWords } from '../../../allWords.ts'
import { amountText, countText } from '../counting.ts'
import { placeText } from '../game/gamePlay.ts'

const places = (count: number) => countText(count, 'Platz', 'Plätze')
const stones = (count: number) => countText(count, 'Stein', 'Steine')
const ofStones = (count: number) => countText(count, 'Stein', 'Steinen')
const livesLeft = (count: number) => `noch ${amountText(count)} Leben`

export const momentTexts: AllWords['momentTexts'] = {
  leads: {
    plain: [
      (name) => `${name} *geht in Führung*!`,
      (name) => `${name} *liegt vorn*!`,
      (name) => `Neu an der Spitze: *${name}*!`,
      (name) => `${name} *rückt auf Platz 1*!`,
    ],
    first: (name) => `${name} *springt an die Spitze*!`,
    again: (name) => `${name} *führt wieder*!`,
    quiet: (name) => `Wie aus dem Nichts: ${name} *führt*!`,
  },
  finishes: {
    plain: [
      (name, _, place) => `${name} *rollt ins Ziel*: ${placeText(place)}!`,
      (name, _, place) => `Über die Linie: ${name}, *${placeText(place)}*!`,
      (name, _, place) => `${name} *sieht die Flagge*: ${placeText(place)}!`,
      (name, _, place) => `Konfetti für ${name}: *${placeText(place)}*!`,
    ],
    first: (name) => `*Als Erstes im Ziel*: ${name}!`,
    quiet: (name, _, place) => `Leise und schnell: ${name} *ist im Ziel*, ${placeText(place)}!`,
  },
  'comes-back': {
    plain: [
      (name, _, by) => `${name} *klettert* ${places(by)} hoch!`,
      (name, _, by) => `${name} *stürmt* ${places(by)} nach vorn!`,
      (name) => `Achtung, *hier kommt* ${name}!`,
      (name, _, by) => `${name} *rollt das Feld auf*: ${places(by)} hoch`,
    ],
    again: (name) => `${name} *klettert immer weiter*!`,
    quiet: (name, _, by) => `Schaut auf ${name}: *${places(by)} hoch*!`,
    back: (name, _, by) => `Vom letzten Platz: ${name} *klettert* um ${amountText(by)}!`,
  },
  'beats-monster': {
    plain: [
      (name) => `${name} *besiegt* ein Monster!`,
      (name) => `Ein Monster weniger: *danke*, ${name}!`,
      (name) => `${name} *schickt* ein Monster heim!`,
      (name) => `Tschüss, Monster, *sagt* ${name}`,
      (name) => `Kein bisschen Angst: ${name} *gewinnt*!`,
    ],
    first: (name) => `${name} *besiegt das erste Monster*!`,
    again: (name) => `${name} *isst Monster zum Frühstück*!`,
    quiet: (name) => `${name} *greift ein*: Monster weg!`,
  },
  nitro: {
    plain: [
      (name, _, by) => `Das Nitro von ${name} *zündet*! +${by}`,
      (name, _, by) => `${name} *hebt ab*: +${by}!`,
      (name, _, by) => `Wusch! ${name} *saust vorbei*: +${by}`,
      (name, _, by) => `Gut festhalten, ${name}: *+${by}*!`,
    ],
    first: (name, _, by) => `*Das erste Nitro* im Rennen: ${name} +${by}!`,
    again: (name, _, by) => `${name} *hat Nitro im Blut*: +${by}`,
    quiet: (name, _, by) => `${name} *weckt den Motor*: +${by}!`,
  },
  boosts: {
    plain: [
      (name) => `${name} *fliegt* über den Schub!`,
      (name) => `Zisch! ${name} *trifft den Schub*!`,
      (name) => `${name} *findet die Überholspur*!`,
      (name) => `Juhu, *ruft* ${name}!`,
    ],
    first: (name) => `*Der erste Schub*: ${name}!`,
    again: (name) => `${name} *nimmt jeden Schub mit*!`,
    quiet: (name) => `${name} *gibt Gas*!`,
  },
  leaks: {
    plain: [
      (_, __, lives) => `*Durchs Tor*! Wir haben ${livesLeft(lives)}`,
      (_, __, lives) => `Autsch, das Tor! *Wir haben ${livesLeft(lives)}*`,
      (_, __, lives) => `Eins ist *durchgeschlüpft*: ${livesLeft(lives)}`,
      (_, __, lives) => `Der Turm *wackelt*: ${livesLeft(lives)}`,
      (_, __, lives) => `*Jetzt ${livesLeft(lives)}*. Haltet den Turm!`,
    ],
    first: (_, __, lives) => `Das *erste ist durch*: ${livesLeft(lives)}`,
  },
  'last-stand': {
    plain: [
      (name) => `${name} *steckt das weg*!`,
      (name) => `Nichts *erschüttert* ${name}!`,
      (name) => `${name} *steht fest*!`,
      (name) => `Heute nicht, *sagt* ${name}!`,
      (name) => `${name} *reitet* auf dem Beben!`,
      (name) => `War das ein Beben? *fragt* ${name}`,
    ],
    first: (name) => `*Das erste Beben überstanden*: ${name}!`,
    again: (name) => `${name} *ist aus Stein*!`,
    quiet: (name) => `${name} *bleibt cool*!`,
  },
  'opens-chest': {
    plain: [
      (name, _, by) => `${name} *öffnet* die goldene Truhe! +${by}`,
      (name, _, by) => `Jackpot für ${name}: *+${by}*!`,
      (name, _, by) => `Die Truhe *mag* ${name}: +${by}`,
      (name, _, by) => `Gold, Gold, Gold! ${name} *+${by}*`,
      (name, _, by) => `Klick, knarz, *klimper*: ${name} +${by}!`,
    ],
    first: (name, _, by) => `*Die erste goldene Truhe*: ${name} +${by}!`,
    again: (name, _, by) => `${name} *hat ein goldenes Händchen*: +${by}`,
    quiet: (name, _, by) => `${name} *wagt und gewinnt*: +${by}!`,
  },
  digs: {
    plain: [
      (name) => `${name} *gräbt* Gold aus!`,
      (name) => `${name} *stößt auf Gold*!`,
      (name) => `Da glitzert etwas: *${name}* hat es!`,
      (name) => `${name} *folgt dem Funkeln*!`,
    ],
    first: (name) => `*Das erste Gold* heute: ${name}!`,
    again: (name) => `${name} *riecht Gold* meilenweit!`,
    quiet: (name) => `${name} *hat etwas gefunden*!`,
  },
  pops: {
    plain: [
      (name) => `${name} *erwischt* ein Monster!`,
      (name) => `Plopp! *Gut gezielt*, ${name}!`,
      (name) => `${name} *macht den Weg* frei!`,
      (name) => `${name} *rettet* das Tor!`,
      (name) => `Volltreffer! ${name} *hat getroffen*!`,
      (name) => `Ein Monster *weniger auf dem Weg*: ${name}!`,
    ],
    first: (name) => `*Der erste Plopp* heute: ${name}!`,
    again: (name) => `${name} *trifft immer*!`,
    quiet: (name) => `${name} *zielt*… plopp!`,
  },
  'rides-wind': {
    plain: [
      (name, _, by) => `${name} *reitet auf dem Wind*! +${by}`,
      (name, _, by) => `${name} *segelt hoch*: +${by}!`,
      (name, _, by) => `Hoch, höher, *ganz hoch*: ${name} +${by}`,
      (name, _, by) => `Der Wind *trägt* ${name}: +${by}`,
      (name, _, by) => `${name} *nimmt den Express* nach oben: +${by}!`,
    ],
    first: (name, _, by) => `*Der erste Flug*: ${name} +${by}!`,
    again: (name, _, by) => `${name} *kennt den Wind*: +${by}`,
    quiet: (name, _, by) => `${name} *breitet die Flügel aus*: +${by}!`,
  },
  builds: {
    plain: [
      (name, _, by) => `${name} *baut* einen Turm aus ${ofStones(by)}!`,
      (name, _, by) => `Höher! ${name} *legt Stein* Nummer ${by}`,
      (name, _, by) => `Stein auf Stein: ${name} *macht ${by} daraus*`,
      (name, _, by) => `${stones(by)} hoch, *dank* ${name}!`,
    ],
    first: (name, _, by) => `${name} *krönt den ersten hohen Turm*: ${stones(by)}!`,
    again: (name) => `${name} *baut immer weiter*!`,
    quiet: (name, _, by) => `Meisterhaft gebaut, ${name}: *${stones(by)}*!`,
  },
  grabs: {
    plain: [
      (name, _, by) => `${name} *holt* eine heiße Münze! +${by}`,
      (name, _, by) => `Heiß, heiß, heiß! ${name} *hält fest*: +${by}`,
      (name, _, by) => `${name} *tanzt* auf heißem Boden: +${by}`,
      (name, _, by) => `Mutig, ${name}: *+${by}*!`,
      (name, _, by) => `${name} *lacht über die Gefahr*: +${by}!`,
      (name, _, by) => `Autsch, heiß, *meins*! ${name} +${by}`,
    ],
    first: (name, _, by) => `*Die erste heiße Münze*: ${name} +${by}!`,
    again: (name, _, by) => `${name} *mag es heiß*: +${by}`,
    quiet: (name, _, by) => `${name} *traut sich*: +${by}!`,
  },
  roams: {
    plain: [
      (name) => `${name} *hat alles* für sich allein!`,
      (name) => `${name} *findet ein freies Plätzchen*!`,
      (name) => `Wo sind denn alle? *fragt* ${name}`,
      (name) => `${name} *genießt die Aussicht*!`,
    ],
    first: (name) => `${name} *findet das erste freie Plätzchen*!`,
    again: (name) => `${name} *kennt jede Ecke*!`,
    quiet: (name) => `Ein Platz ganz allein für *${name}*!`,
  },
  revives: {
    plain: [
      (name) => `${name} *ist zurück*, mit einem Herzen!`,
      (name) => `Ein Herz für ${name}: *willkommen zurück*!`,
      (name) => `Ausgespukt: *${name}* ist wieder da!`,
      (name) => `${name} *lebt wieder*!`,
    ],
    first: (name) => `*Als Erstes zurück*: ${name}!`,
    again: (name) => `${name} *kommt immer wieder*!`,
    quiet: (name) => `Buh! ${name} *ist zurück*!`,
  },
  'beats-boss': {
    plain: [
      (name) => `${name} *bringt* König Gloop zu Fall!`,
      (name) => `König Gloop *fällt*, dank ${name}!`,
      (name) => `Die Krone *fliegt*: stark, ${name}!`,
      (name) => `${name} *stürzt* den König!`,
      (name) => `Alle zusammen, und ${name} *stürzt ihn*!`,
    ],
    again: (name) => `${name} *stürzt den König noch einmal*!`,
    quiet: (name) => `Still und stark: ${name} *stürzt den König*!`,
  },
  'powers-up': {
    plain: [
      (name) => `${name} *tankt Kraft*!`,
      (name) => `${name} *leuchtet*: doppelt so stark!`,
      (name) => `Doppelt gefährlich: *${name}*!`,
      (name) => `Vorsicht, ${name} *hat den Kraftstern*!`,
    ],
    first: (name) => `*Der erste Kraftstern*: ${name}!`,
    again: (name) => `${name} *sammelt sie alle*!`,
    quiet: (name) => `${name} *wärmt sich auf*!`,
  },
  'gets-up': {
    plain: [
      (name) => `${name} *ist wieder* auf den Beinen!`,
      (name) => `Wieder da: *willkommen*, ${name}!`,
      (name) => `${name} *steht auf*!`,
      (name) => `Nichts *hält* ${name} am Boden!`,
    ],
    first: (name) => `*Als Erstes wieder auf*: ${name}!`,
    again: (name) => `${name} *steht immer wieder auf*!`,
    quiet: (name) => `Guten Morgen: ${name} *ist wach*!`,
  },
  streak: {
    plain: [
      (name, _, by) => `${name}: *${by} richtig* in Folge!`,
      (name, _, by) => `${name} *hat einen Lauf*: ${by} in Folge!`,
      (name, _, by) => `Nichts *stoppt* ${name}: ${by} in Folge`,
      (name, _, by) => `*${by} in Folge*, ${name}? Wow!`,
      (name, _, by) => `${name} *schafft ${by}* in Folge!`,
      (name, _, by) => `Da hat wer gelernt: ${name}, *${by} in Folge*!`,
      (name, _, by) => `Ein Umhang für ${name}: *${by} in Folge*!`,
    ],
    first: (name, _, by) => `*Die erste Serie* im Spiel: ${name}, ${by} in Folge!`,
    again: (name, _, by) => `${name} *macht immer weiter*: ${by} in Folge!`,
    quiet: (name, _, by) => `Habt ihr ${name} gesehen? *${by} in Folge*!`,
  },
}
