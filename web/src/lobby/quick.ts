/** What a click on "play now" means: so many at the table, and how strong the bots are. */
export const COMPANY = 3;
export const QUICK_BOT = "lantern";
