/** Characters of one message. */
export const messageLength = 4000;

/** How many messages a page of a thread has. */
export const messagePage = 50;
