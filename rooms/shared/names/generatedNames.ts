const moods = [
  'Brave',
  'Calm',
  'Clever',
  'Cosmic',
  'Curious',
  'Daring',
  'Eager',
  'Fuzzy',
  'Gentle',
  'Happy',
  'Jolly',
  'Kind',
  'Lucky',
  'Mighty',
  'Nimble',
  'Proud',
  'Quick',
  'Quiet',
  'Shiny',
  'Sunny',
  'Swift',
  'Tidy',
  'Witty',
  'Zesty',
] // prettier-ignore
const animals = [
  'Badger',
  'Beaver',
  'Bison',
  'Camel',
  'Crane',
  'Dingo',
  'Eagle',
  'Falcon',
  'Ferret',
  'Gecko',
  'Heron',
  'Ibex',
  'Jackal',
  'Koala',
  'Lemur',
  'Lynx',
  'Marten',
  'Newt',
  'Ocelot',
  'Otter',
  'Panda',
  'Puffin',
  'Quokka',
  'Raven',
  'Robin',
  'Salmon',
  'Tapir',
  'Tiger',
  'Toucan',
  'Turtle',
  'Walrus',
  'Wombat',
  'Yak',
  'Zebra',
] // prettier-ignore

const pick = <T>(items: readonly T[], random: () => number): T => items[Math.floor(random() * items.length)] as T

/** A name for a class that wants no inventions, like "Brave Otter"; numbered once the pairs run out. */
export function drawName(isTaken: (name: string) => boolean, random: () => number): string {
  for (let tries = 0; tries < 200; tries++) {
    const name = `${pick(moods, random)} ${pick(animals, random)}`
    if (!isTaken(name)) return name
  }
  let number = 1
  while (isTaken(`Slime ${number}`)) number++
  return `Slime ${number}`
}
