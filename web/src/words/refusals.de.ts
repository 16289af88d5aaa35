/** Was der Server bei jedem Spiel verweigert, auf Deutsch; was hier nicht steht, bleibt englisch. */

import { reworded, type Pattern } from "./patterns";

const PATTERNS: Pattern[] = [
  [
    /^Everybody has left this table; it is closed\.$/,
    () => "Alle haben diesen Tisch verlassen; er ist geschlossen.",
  ],
  [/^There is no such table\.$/, () => "Diesen Tisch gibt es nicht."],
  [
    /^You have no seat at this table; you can only look on\.$/,
    () => "Du sitzt nicht an diesem Tisch; du kannst nur zusehen.",
  ],
  [/^Only the host of this table can do that\.$/, () => "Das kann nur, wer diesen Tisch eröffnet hat."],
  [/^The game has not started yet\.$/, () => "Das Spiel hat noch nicht begonnen."],
  [/^The game has started already\.$/, () => "Das Spiel hat schon begonnen."],
  [/^The game is over\.$/, () => "Das Spiel ist zu Ende."],
  [
    /^The game is over; nobody is asked any more\.$/,
    () => "Das Spiel ist zu Ende; niemand wird mehr gefragt.",
  ],
  [
    /^The game is over; there is nothing to advise\.$/,
    () => "Das Spiel ist zu Ende; es gibt nichts zu raten.",
  ],
  [/^The game is not over yet\.$/, () => "Das Spiel ist noch nicht zu Ende."],
  [/^That can be seen when the game is over\.$/, () => "Das ist zu sehen, wenn das Spiel zu Ende ist."],
  [
    /^The game is paused; the host can let it go on\.$/,
    () => "Das Spiel ruht; der Gastgeber kann es weitergehen lassen.",
  ],
  [/^The game is not paused\.$/, () => "Das Spiel ruht nicht."],
  [/^All (\d+) seats are taken\.$/, (count) => `Alle ${count} Plätze sind besetzt.`],
  [/^Seat (\d+) is (.+)'s\.$/, (_, name) => `Dort sitzt ${name}.`],
  [/^The host has sent you away from this table\.$/, () => "Du wurdest von diesem Tisch weggeschickt."],
  [/^You sit at this table already\.$/, () => "Du sitzt schon an diesem Tisch."],
  [
    /^(\d+) seats are taken; there cannot be only (\d+)\.$/,
    (taken, wanted) => `${taken} Plätze sind besetzt; es können nicht nur ${wanted} sein.`,
  ],
  [
    /^You have left already; a bot plays for you until you return\.$/,
    () => "Du bist schon aufgestanden; ein Bot spielt für dich, bis du wiederkommst.",
  ],
  [/^No bot plays for you; the seat is yours\.$/, () => "Für dich spielt kein Bot; der Platz ist deiner."],
  [
    /^A bot plays for you; take your seat back first\.$/,
    () => "Ein Bot spielt für dich; nimm erst deinen Platz wieder ein.",
  ],
  [
    /^You cannot send yourself away; you can leave\.$/,
    () => "Dich selbst kannst du nicht wegschicken; du kannst aufstehen.",
  ],
  [/^Nobody sits on seat (\d+)\.$/, () => "Dort sitzt niemand."],
  [
    /^This link was used already, or the seat is somebody else's by now\.$/,
    () => "Dieser Link wurde schon benutzt, oder der Platz gehört inzwischen jemand anderem.",
  ],
  [
    /^This link is not one of ours, or it is too old; ask for a new one\.$/,
    () => "Dieser Link ist keiner von uns oder zu alt; lass dir einen neuen geben.",
  ],
  [/^The seat is held from this device already\.$/, () => "Der Platz gehört schon diesem Gerät."],
  [
    /^Another seat at this table is held from this device\.$/,
    () => "Dieses Gerät hat schon einen anderen Platz an diesem Tisch.",
  ],
  [/^This answer was meant for .*$/, () => "Diese Antwort galt einer früheren Frage."],
  [/^(.+) is not asked now\.$/, (name) => `${name} ist gerade nicht gefragt.`],
  [/^You are not asked anything now\.$/, () => "Du bist gerade nicht gefragt."],
  [/^"(.+)" is too long for an answer\.$/, () => "Das ist zu lang für eine Antwort."],
  [/^There is a table for another game already\.$/, () => "Für das nächste Spiel gibt es schon einen Tisch."],
  [
    /^The adviser helps against bots alone; here other people play too\.$/,
    () => "Der Ratgeber hilft nur gegen Bots; hier spielen auch andere Menschen.",
  ],
  [
    /^Too much is going on at this table; try again\.$/,
    () => "An diesem Tisch ist gerade zu viel los; versuch es noch einmal.",
  ],
  [
    /^(?:A line of chat|A passage) takes 1 to ([\d,]+) characters; this one has ([\d,]+)\.$/,
    (most, count) => `Das hat höchstens ${most} Zeichen; hier sind es ${count}.`,
  ],
  [
    /^(?:A line of chat|A passage) is one line of characters that can be seen; .*$/,
    () => "Das ist eine einzige Zeile aus Zeichen, die man sehen kann.",
  ],
  [
    /^Everybody needs a name of their own, and nobody may be called "chance"\.$/,
    () => "Jeder braucht einen eigenen Namen, und niemand darf „chance“ heißen.",
  ],
  [
    /^"(.+)" cannot be a name: .*$/,
    (name) => `„${name}“ kann kein Name sein: ohne „:“ und „#“, und nicht zu lang.`,
  ],
  [/^(.+) has given no answer yet\.$/, (name) => `${name} hat noch keine Antwort gegeben.`],
  [/^The game is over; its last answer stands\.$/, () => "Das Spiel ist zu Ende; die letzte Antwort gilt."],
  [
    /^Chance has answered since; that answer stands\.$/,
    () => "Der Zufall hat seither geantwortet; deine Antwort gilt.",
  ],
  [
    /^(.+) has answered since; that answer stands\.$/,
    (name) => `${name} hat seither geantwortet; deine Antwort gilt.`,
  ],
  [
    /^That answer showed somebody something hidden; it stands\.$/,
    () => "Diese Antwort hat jemandem etwas Verborgenes gezeigt; sie gilt.",
  ],
  [
    /^Everybody has answered that question; the answers stand\.$/,
    () => "Alle haben diese Frage beantwortet; die Antworten gelten.",
  ],
  [
    /^Too many tables were opened from your address; wait a little\.$/,
    () => "Von deiner Adresse wurden zu viele Tische eröffnet; warte ein wenig.",
  ],
  [/^You ask too often; wait a little\.$/, () => "Du fragst zu oft; warte ein wenig."],
  [/^Something went wrong in the server\.$/, () => "Im Server ist etwas schiefgegangen."],
  [/^This table cannot be shown\.$/, () => "Dieser Tisch lässt sich nicht zeigen."],
];

export const refusedInGerman = (said: string): string => reworded(PATTERNS, said) ?? said;
