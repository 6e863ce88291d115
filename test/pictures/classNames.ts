/** Names for a class of thirty in films and pictures. */
export const classNames = (
  'Gus Hana Chidi Ben Amira Freya Kofi Ivo Jun Emil Lea Mo Nia Otis Pia ' +
  'Rafi Sana Tom Uma Vera Wim Yuki Zoe Anton Bea Cleo Dario Edda Finn Greta'
).split(' ')
