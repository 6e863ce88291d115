import type { AllWords } from '../../../allWords.ts'

// The words before the colons and the kinds stay English: the import reads some of them in no other language.
export const promptTexts: AllWords['promptTexts'] = {
  title: 'Preguntas escritas por un asistente',
  intro: 'Copia este encargo en el asistente de IA que permite tu escuela. Luego pega aquí abajo su respuesta.',
  topic: 'Tema',
  topicPlaceholder: 'Volcanes',
  age: 'Edad de la clase',
  count: 'Preguntas',
  copy: 'Copiar el encargo',
  copied: 'Encargo copiado. Pégalo en tu asistente.',
  check: 'Los asistentes se equivocan: revisa cada respuesta antes de jugar.',
  ask: ({
    topic,
    age,
    count,
  }) => `Escribe en español ${count} preguntas de cuestionario sobre «${topic}» para estudiantes de ${age} años.

Usa los tipos de preguntas de estos ejemplos, cada uno donde mejor quede. Responde solo con las preguntas, exactamente en esta forma, con una línea vacía entre dos preguntas. Las palabras inglesas antes de los dos puntos se quedan como están:`,
  examples: {
    choice: `Question: ¿Qué planeta está más cerca del Sol?
A: Venus
B: Mercurio
C: Marte
D: La Tierra
Right: B
Why: Mercurio solo necesita 88 días para dar la vuelta al Sol.`,
    several: `Question: ¿Cuáles de estos animales son mamíferos?
A: Ballena
B: Tiburón
C: Murciélago
D: Pingüino
Right: A, C
Why: Las ballenas y los murciélagos dan leche a sus crías.`,
    typed: `Question: ¿Cómo se dice «perro» en francés?
Type: chien | le chien
Why: Un perro joven es «un chiot».`,
    number: `Question: ¿Cuánto mide un maratón?
Number: 42.195
Within: 0.2
Unit: km
Why: Esta distancia se corrió por primera vez en Londres en 1908.`,
    order: `Question: Ordena estos sucesos, primero el más antiguo
Order: Caída de Roma | Primer viaje de Colón | Primera llegada a la Luna
Why: Ocurrieron en 476, 1492 y 1969.`,
    opinion: `Question: ¿Qué estación te gusta más?
Kind: opinion
A: Primavera
B: Verano
C: Otoño
D: Invierno
Why: A cada persona puede gustarle otra. Pregunta por qué.`,
    slide: `Question: Las próximas preguntas tratan de los océanos.
Kind: slide
Why: Los océanos tienen la mayor parte del agua de la Tierra.`,
  },
  rules: `Reglas:
- «Right» nombra las letras de todas las respuestas correctas. Escribe de 2 a 6 respuestas y reparte las correctas por igual entre las letras.
- «Type» es para una palabra o unas pocas. Otras formas correctas de escribirla van detrás de un signo |.
- «Number» es un número simple, con punto en vez de coma. «Within» dice qué diferencia todavía vale; no lo pongas si solo vale el número exacto.
- «Kind: opinion» tiene respuestas, pero ninguna correcta. «Kind: slide» es solo un texto para leer. Úsalos solo si los pido.
- «Order» da de 3 a 6 partes en el orden correcto, con un signo | entre ellas.
- Una pregunta tiene como máximo 200 caracteres y una respuesta 70, y cada una va en una sola línea.
- «Why» explica la respuesta correcta en una frase.
- Usa solo datos seguros y que no cambien. Sin preguntas trampa.`,
}
