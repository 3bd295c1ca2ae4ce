### Che cosa mostrano i programmi di un link.

moment-title = Dreistein: { $names }
moment-text = Guarda questo momento sul tavolo, rivedi la partita mossa per mossa e continua tu da qui.
