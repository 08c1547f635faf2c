### Accounts: what the server writes to people, and what the pages about their accounts say

## Letters

server-turn-subject = It is your turn: { $game }
server-turn-letter =
    Good day, { $name },

    it is your turn at a table of { $game }:
    { $link }
server-confirm-subject = Is this your address?
server-confirm-letter =
    Good day, { $name },

    somebody, you we hope, wants letters from Kingsbridge to come to this address. If it was you, confirm it within a week:
    { $link }

    If it was not, do nothing: no other letter will follow.
server-reset-subject = A new password for { $name }
server-reset-letter =
    Good day, { $name },

    with this link you can choose a new password, once and within an hour:
    { $link }

    If you did not ask for it, do nothing: your old password is still good.
server-password-subject = Your password was changed
server-password-letter =
    Good day, { $name },

    your password at Kingsbridge was changed a moment ago. If that was not you, ask for a new one on the account page, or write to your host.
server-moved-subject = Your letters go elsewhere now
server-moved-letter =
    Good day, { $name },

    your account at Kingsbridge has another address for letters now; this is the last one to come here. If that was not you, log in and change your password, or write to your host.
server-webhook-subject = Your webhook does not answer
server-webhook-letter =
    Good day, { $name },

    we called { $webhook } several times when it was your turn, and it did not answer as it should. We will not call it again; in your settings you can put it in anew.
server-letter-end =
    You get this letter because this address was given for it at Kingsbridge. To get no more of them:
    { $link }

## What went wrong

web-problem-bad_link = This link is not one of ours. Perhaps it was cut short: copy all of it.
web-problem-old_link = This link is no longer good. Ask for a new one.
web-problem-not_your_password = This is not your password.
web-problem-same_password = This is the password that you have already: choose another.
web-problem-no_guests = There are no guests here: log in, or make an account.
web-problem-registration_closed = No new accounts are made here.
web-problem-no_invitation = To make an account here you need an invitation: put in its code.
web-problem-bad_invitation = There is no such invitation, or it was used up.
web-problem-no_mail = This server sends no letters.
web-problem-scope = This token is not good for this.
web-banned-until = You were banned from this server until { $until }.
web-banned-why = The reason: { $reason }

## Notices


## The account page

web-invitation = Invitation code
web-lost-password = Forgot your password?
web-lost-password-about = Put in the address that you confirmed here. If there is an account with it, a letter with a link is on its way.
web-lost-password-host = This server sends no letters: ask its host for a link.
web-lost-password-send = Send me a link
web-lost-password-sent = If there is an account with this address, a letter is on its way.
web-rename = Another name
web-rename-do = Rename
web-change-password = Change password
web-old-password = Old password
web-new-password = New password
web-password-hint = At least 8 characters.
web-password-changed = Your password was changed. Other browsers are logged out.
web-email = Address for letters
web-email-about = For reminders, and for a link if you forget your password. It counts once you have confirmed it by the link in our letter.
web-email-confirmed = { $address } is confirmed.
web-email-waiting = { $address } is not confirmed yet: follow the link in our letter.
web-email-sent = A letter is on its way. Follow the link in it.
web-email-not-sent = We wrote to this address a short while ago. Look for our letter, or try again tomorrow.
web-email-forget = Forget this address
web-sessions = Where you are logged in
web-session = Logged in on { $created }, last used on { $seen }
web-session-unknown = a browser
web-session-this = this browser
web-session-end = Log out there
web-token-for = What it may do
web-scope-read = look
web-scope-play = play
web-scope-account = look after the account
web-token-line = { $name } · { $scopes } · since { $created }
web-token-seen = last used { $seen }
web-token-never = never used
web-my-data = Your data
web-my-data-about = Everything that is kept of you here, as one file.
web-my-data-save = Save the file
web-leave = Leave for good
web-leave-about = Your games are given up, and everything of yours is deleted: chat, ratings, boxes, tokens, address. At tables where others played, you become "N. N.". It cannot be undone.
web-leave-do = Delete everything
web-leave-sure = Leave for good?
web-left = You are no longer known here. Farewell!

## The pages that letters lead to

web-letters = Letters
web-letters-confirm = Confirm your address
web-letters-confirm-do = Yes, this address is mine
web-letters-confirm-done = Thank you: your address is confirmed.
web-letters-unsubscribe = No more letters
web-letters-unsubscribe-do = Send me no more letters
web-letters-unsubscribe-done = You will get no more reminders by letter.
web-letters-reset = Choose a new password
web-letters-reset-do = Use this password
web-letters-reset-done = You have a new password, and are logged in.
web-reminders-letters = a letter to your confirmed address
web-reminders-letters-how = For letters, confirm an address on your account page first.
web-logged-out-elsewhere = You were logged out here. Nothing you did is forgotten; log in again to go on:
