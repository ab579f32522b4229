### Le site comme application à soi, et ses nouvelles versions.

install-title = Comme application
install-how = Le jeu a sa propre icône et sa propre fenêtre ; règles, cartes et mode d’emploi restent là même sans connexion.
install-do = Installer sur cet appareil
install-by-hand = Touche « Partager », puis « Sur l’écran d’accueil ».
renewal-there = Une nouvelle version est là.
renewal-take = La charger
renewal-later = Plus tard
